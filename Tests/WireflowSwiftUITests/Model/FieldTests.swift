import SwiftUIHand
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowSwiftUI

/// The text fields of pages and alerts, which SwiftUI binds to.
@MainActor
struct FieldTests {
  /// A screen that keeps three characters, forgets them when they are sent, and is not observable.
  private final class NoteScreen: Screen {
    let title = "Note"
    private var (note, code) = ("", "")
    var content: ScreenContent {
      Field(
        "Note", text: note, submit: { self.note = "" }, set: { self.note = String($0.prefix(3)) })
      Field("Code", text: code, privacy: .secure, set: { self.code = $0 })
      Button("Forget") { self.code = "" }
    }
  }

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
    #expect(alert?.fields.map(\.field.isSecure) == [true])
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

  // MARK: - Pages

  private func pushNote() throws -> (note: FieldModel, code: FieldModel) {
    let screen = NoteScreen()
    rig.wireframe.push(screen, from: rig.a)
    rig.rest()
    let page = try #require(rig.model.page(of: screen))
    let fields = page.contentElements.compactMap { page.fields[$0.id] }
    return try (#require(fields.first), #require(fields.last))
  }

  @Test func aPagesFieldShowsTheTextThatItsScreenKeeps() throws {
    let (note, _) = try pushNote()

    note.text = "A"
    note.text = "Ada"
    note.text = "Adal"
    let typed = note.text
    rig.wait(0)
    let kept = note.text
    note.submit()
    if let screen = rig.stage.visibleScreens.first { rig.stage.contentChanged(of: screen) }

    #expect([typed, kept, note.text] == ["Adal", "Ada", ""])
    #expect(
      rig.newLines() == [
        #"> type "A" into "Note""#, #"> type "Ada" into "Note""#, #"> type "Adal" into "Note""#,
        #"> submit "Note""#,
      ])
  }

  /// A field in the middle of a push must not lose the characters that the stage receives late.
  @Test func aFieldKeepsItsTextWhileSomethingMoves() throws {
    let (note, _) = try pushNote()
    rig.present("Sheet")

    note.text = "Ada"
    rig.wait(100)
    let early = note.text
    rig.rest()

    // The sheet is in front, so the screen has not received the text.
    #expect(early == "Ada")
    #expect(note.text == "")
  }

  @Test func aSecretThatItsScreenForgetsIsGone() throws {
    let (_, code) = try pushNote()

    code.text = "2468"
    rig.wait(0)
    let typed = code.text
    rig.stage.perform(.tap("Forget"))
    if let screen = rig.stage.visibleScreens.first { rig.stage.contentChanged(of: screen) }

    #expect([typed, code.text] == ["2468", ""])
  }
}
