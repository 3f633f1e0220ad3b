import SwiftUIHand
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowSwiftUI

/// The text fields of alerts, which SwiftUI binds to.
@MainActor
struct AlertFieldTests {
  let rig = HandRig()
  private var alert: AlertModel? { rig.model.presenter.alert }

  private func present(
    _ alert: AlertContent, _ onAnswer: @escaping @MainActor (AlertAnswer?) -> Void = { _ in }
  ) {
    rig.wireframe.presentAlert(alert, from: rig.a, onAnswer: onAnswer)
    rig.rest()
  }

  @Test func typesEachCharacterAndEnablesTheAnswer() {
    var names: [String?] = []
    present(.rename) { names.append($0?[field: "Name"]) }
    let before = alert?.answers

    rig.hand.userAnswers(0)
    rig.hand.userTypes("A")
    rig.hand.userTypes("Ad")
    let after = alert?.answers
    rig.hand.userAnswers(0)
    rig.wait(0)

    #expect(before == [nil, .choose("cancel")])
    #expect(after == [.choose("rename"), .choose("cancel")])
    #expect(names == ["Ad"])
    #expect(
      rig.newLines() == [
        #"> type "A" into "Name""#, #"> type "Ad" into "Name""#, #"> choose "rename""#,
        #"close alert "Rename""#,
      ])
  }

  @Test func showsWhatIsTypedElsewhere() {
    present(.rename)

    rig.stage.perform(.type("Ada", into: "Name"))

    #expect(alert?.fields.map(\.text) == ["Ada"])
    #expect(alert?.answers.first == .choose("rename"))
  }

  @Test func keepsASecretInItsFieldAlone() {
    present(.unlock)

    rig.hand.userTypes("2468")

    #expect(alert?.fields.map(\.text) == ["2468"])
    #expect(alert?.fields.map(\.isSecure) == [true])
    #expect(rig.newLines() == [#"> type sample "the right PIN" into "PIN""#])
  }

  @Test func showsDotsForASecretThatWasTypedElsewhere() {
    present(.unlock)

    rig.stage.perform(.type("2468", into: "PIN"))

    #expect(alert?.fields.map(\.text) == [""])
    #expect(alert?.fields.map(\.prompt) == ["••••"])
  }

  /// SwiftUI may show a button as enabled for a moment after its field was emptied.
  @Test func bringsTheAlertBackWhenTheAnswerIsDisabledByThen() throws {
    present(.rename)
    let alert = try #require(alert)

    rig.model.answer(0, of: alert)
    rig.model.presenter.isAlertPresented = false
    rig.wait(1000)

    #expect(rig.model.presenter.alert?.content.title == "Rename")
    #expect(rig.model.presenter.isAlertPresented)
    #expect(rig.newLines() == [])
  }
}
