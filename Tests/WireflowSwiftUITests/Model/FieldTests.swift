import AudiobooksApp
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowSwiftUI
import WireflowTesting

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

  @Test func showsWhatIsTypedElsewhereAndKeepsSecretsToTheirFields() {
    present(.rename)
    rig.stage.perform(.type("Ada", into: "Name"))
    #expect(alert?.fields.map(\.text) == ["Ada"])
    rig.hand.userAnswers(0)
    rig.rest()

    present(.unlock)
    rig.hand.userTypes("2468")
    #expect(alert?.fields.map(\.text) == ["2468"])
    #expect(rig.newLines() == [#"> type sample "the right PIN" into "PIN""#])
    rig.stage.perform(.type("13", into: "PIN"))
    #expect(alert?.fields.map(\.text) == [""])
    #expect(alert?.fields.map(\.prompt) == ["••"])
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

/// The menus that SwiftUI shows.
@MainActor
struct MenuTests {
  private let model = StageModel()
  private let rig: KeyRig

  init() { rig = KeyRig(backend: model) }

  private func item(_ title: String) throws -> StagePicture.MenuItem {
    try #require(model.menus.items.first { $0.title == title })
  }

  @Test func performActions() throws {
    model.perform(try item("Archive"))
    model.perform(try item("Unread only"))
    model.perform(try item("Write"))

    rig.expectLog(
      matches: """
        > tap "Archive"
        > toggle "Unread only"
        > tap "Write"
          present KeyScreen "New mail" over KeyScreen "Inbox" as sheet, dismiss button Done
        """)
    #expect(model.menus.items == rig.stage.picture.menuItems)
    #expect(try !item("Unread only").isEnabled)
  }

  @Test func leavePlainKeysToAFieldAndMoveTheFocusIntoOne() throws {
    let (flag, write) = (try item("Flag"), try item("Write"))
    let fields = rig.stage.picture.frontPages.flatMap(\.elements).map(\.id)
    // SwiftUI may tell of the field that has lost the focus last.
    for (place, isFocused) in [(1, true), (0, true), (1, false)] {
      model.menus.focusChanged(of: fields[place], isFocused: isFocused)
    }

    #expect(model.menus.shortcut(of: flag) == nil)
    #expect(model.menus.shortcut(of: write) == .init("n"))
    #expect(model.menus.items(in: "File").map(\.title) == ["Write"])
    model.perform(try item("Words"))
    #expect(model.menus.fieldToFocus?.kind == "field")
    model.menus.focusChanged(of: fields[0], isFocused: false)
    #expect(model.menus.shortcut(of: flag) != nil)
    rig.expectLog(matches: "")
  }
}

/// The words of the views, in the language of the app.
@MainActor
struct WordsTests {
  /// A change while the app runs shows at once.
  @Test func changeAtOnce() {
    let rig = HandRig()
    rig.presentAndRest("Sheet")

    rig.stage.words = Texts(.german).words
    rig.wait(0)

    #expect(rig.model.words.done == "Fertig")
    #expect(rig.stage.picture.modals.last?.region.pages.last?.dismissTitle == "Schließen")
  }
}

/// Guards whose answers depend on values that nobody observes.
@MainActor
struct MoodyGuardTests {
  /// A guard that reads nothing observed tells nobody when it changes its mind.
  @Test func isAskedWhenTheUserPutsAFingerDown() {
    let rig = HandRig()
    let mood = Mood()
    rig.push("Page")
    rig.mainFlow?.guardRequests { _, _ in mood.minds ? .refuse("not now") : .allow }
    rig.rest()

    mood.minds = true
    rig.model.touched()
    rig.hand.userPops(to: rig.stage.pictureID(of: rig.a))

    #expect(rig.hand.removals == 0)
  }
}

/// A value that a guard reads and nobody observes.
@MainActor
private final class Mood {
  var minds = false
}
