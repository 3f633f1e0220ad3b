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
    let alert = try #require(PictureMessage(rig.stage.picture).alert)
    let field = try #require(alert.fields?.first)
    let target = try #require(StagePicture.Target(alert.id))

    let outcome = rig.stage.perform(
      try UserAction(parsing: #"type "Grace" into \#(field.label ?? "")"#), on: target)

    #expect(outcome == .performed)
    #expect(field.value == "Ada" && field.samples?.map(\.text) == ["Ada"])
    #expect(alert.answers.map(\.needsText) == [true, nil])
    #expect(alert.answers.map(\.action) == [#"choose "rename""#, #"choose "cancel""#])
  }

  @Test func sendsNoSecret() throws {
    rig.wireframe.presentAlert(.unlock, from: rig.a)
    rig.stage.perform(.type("2468", into: "PIN"))

    let message = PictureMessage(rig.stage.picture)
    let text = String(decoding: try JSONEncoder().encode(message), as: UTF8.self)

    #expect(message.alert?.fields?.first?.length == 4)
    #expect(!text.contains("2468"))
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
