import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowWeb

/// The text fields of alerts, as the browser receives them.
@MainActor
struct AlertFieldMessageTests {
  let rig = Rig()

  @Test func describesFieldsAsThoseOfPages() throws {
    rig.wireframe.presentAlert(.rename, from: rig.a)
    rig.stage.perform(.type("Ada", into: "Name"))
    let alert = try Sent(rig.stage.picture).alert
    let field = alert.fields[0]
    let target = try #require(alert.id.text.flatMap { StagePicture.Target($0) })

    let outcome = rig.stage.perform(
      try UserAction(parsing: #"type "Grace" into \#(field.label.text ?? "")"#), on: target)

    #expect(outcome == .performed)
    #expect(field.value == "Ada" && field.samples[0][dynamicMember: "text"] == "Ada")
    #expect(alert.answers.list.map(\.needsText) == [true, .nothing])
    #expect(alert.answers.list.map(\.action) == [#"choose "rename""#, #"choose "cancel""#])
  }

  @Test func sendsNoSecret() throws {
    rig.wireframe.presentAlert(.unlock, from: rig.a)
    rig.stage.perform(.type("2468", into: "PIN"))

    let message = try Sent(rig.stage.picture)

    #expect(message.alert.fields[0].length == 4)
    #expect(!"\(message)".contains("2468"))
  }

  @Test func refusesWhatIsTypedIntoAnAlertThatIsGone() throws {
    rig.wireframe.presentAlert(.rename, from: rig.a)
    let id = try #require(rig.stage.picture.alert?.id)
    rig.stage.perform(.choose("cancel"))
    rig.wireframe.presentAlert(.rename, from: rig.a)
    _ = rig.newLog()

    rig.stage.perform(.type("Ada", into: "Name"), on: .init(id))

    rig.expectLog(
      matches: """
          missed type "Ada" into "Name": what the user looked at is no longer in front
        """)
  }
}
