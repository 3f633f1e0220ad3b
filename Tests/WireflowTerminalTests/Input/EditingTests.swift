import TestSupport
import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction

@testable import WireflowTerminal

/// Text typed into a field reaches the app as one action.
@MainActor
struct EditingTests {
  private func field(
    _ name: String, _ keys: String, acts: [KeyJourney.Act] = []
  ) -> KeyJourney {
    KeyJourney(name, after: [.select("Elements")], keys, acts: acts)
  }

  private var journeys: [KeyJourney] {
    [
      field("All that was typed is one line of the log", "Down*2 Enter ' Lovelace' Enter"),
      field(
        "A field hands over its text when the user leaves it",
        "Down*2 Enter x Tab BackTab Enter x BackTab Tab Enter x Up Down Enter x Down Up Enter x PageUp"
      ),
      field("PageDown leaves a field, too", "Down*2 Enter x PageDown"),
      field(
        "A text is edited at the cursor",
        "Down*2 Enter Left x Home Delete i End Backspace Right 🇩🇪 Left*2 y 日 Enter"),
      field("Escape forgets what was typed", "Down*2 Enter 'xy' Esc"),
      field("An unchanged text asks for nothing", "Down*2 Enter Enter Up Enter x Backspace Tab"),
      field("Letters that are keys elsewhere are typed", "Down*2 i ' q?m1' Enter"),
      field(
        "A pasted text has one line and no escapes",
        "Paste'q\nmore' Down*2 Enter Paste' King\nof\tLovelace\u{1B}[2J\u{7}' Enter"),
      field(
        "A text stays while an alert is in front", "Down*2 Enter x App Enter y Enter",
        acts: [{ $0.present(AlertContent(title: "Wait")) }]),
      field(
        "A text goes with its screen, but not with a visit elsewhere",
        "Down*2 Enter x App App",
        acts: [
          { $0.perform(.select("Wares"), .select("Elements")) },
          { $0.controller.wireframe.install(rootItems: [BazaarScreen("New", .elements)]) },
        ]),
      field(
        "A narrow field scrolls",
        "Down*2 Enter '\(String(repeating: "日本", count: 30))END' Home"),
    ]
  }

  @Test func editsTheFieldsOfScreens() { expectJourneys(journeys) }

  private func alert(
    _ name: String, _ alert: AlertContent, size: (Int, Int) = (80, 24), _ keys: String
  ) -> KeyJourney {
    KeyJourney(name, size: size, keys, acts: [{ $0.present(alert) }])
  }

  @Test func editsTheFieldsOfAlerts() {
    let address = AlertContent(
      title: "Address", message: String(repeating: "Where do you live? ", count: 9),
      fields: ["Street", "Town", "Country"].map { .init($0, text: "in \($0)") },
      actions: [.init("Save"), .init("Cancel", role: .cancel)])
    let crowd = AlertContent(
      title: "Whose?", message: "One of them.", style: .actionSheet,
      actions: (1...12).map { .init("Answer \($0)") })
    expectJourneys([
      alert("Return confirms", .rename, "App Enter 'Ada' Enter"),
      alert("An answer without its text is left out", .rename, "App Picture Enter Enter Enter"),
      alert("The focused field is in sight in a low window", address, size: (34, 8), "App Tab/5"),
      alert("Also in a wider one", address, size: (80, 10), "App Tab/5"),
      alert("Many answers leave a line to the message", crowd, size: (34, 10), "App Picture"),
    ])
  }

  @Test func editsFieldsOfSeveralLines() {
    func draft(_ name: String, of text: String = "", _ keys: String) -> KeyJourney {
      KeyJourney(name, size: (60, 18), keys) { OneScreenFlow($0, showing: DraftScreen(text)) }
    }
    let words = Array(repeating: "twelve words", count: 9).joined(separator: " ")
    expectJourneys([
      draft("All lines are one text", "Down Enter 'Dear Ada,' Enter*2 'see you' Tab"),
      draft(
        "A field grows with its text and then scrolls",
        "Down Picture Enter 1 Enter 2 Enter 3 Enter 4 Enter 5 Enter 6 Enter Picture"),
      draft("Lines are wrapped behind blanks", of: words, "Down Enter s Picture"),
      draft(
        "Arrows move between lines before they leave", of: "one\ntwenty\nsix",
        "Down Enter Up a Up Home b End c Up"),
      draft("Alt and Return submit", of: "Hello", "Down Enter ! Alt-Enter"),
      draft("A pasted text keeps its lines", "Down Enter Paste'a\tb\nc' Tab"),
    ])
  }

  /// A secret is masked on screen, and is in the log only by the name of a sample.
  @Test(arguments: [
    ("sesame", #"type sample "sesame" into "Password""#),
    ("mellon", #"type sample "(not a sample)" into "Password""#),
    ("2468", #"type sample "the right PIN" into "PIN""#),
  ])
  func neverShowsASecret(_ secret: String, line: String) {
    let rig = TerminalRig()
    rig.perform(.select("Elements"))
    if secret == "2468" { rig.present(.unlock) } else { rig.press(.down, times: 3) }

    rig.press(.enter)
    rig.type(secret)
    let editing = rig.grid
    rig.press(.tab, .control("l"), .control("t"))

    #expect(rig.actions.last == line)
    for grid in [editing, rig.grid] {
      #expect(grid.text.contains("[••••"))
      #expect(secret == "sesame" || !grid.svg(theme: .dark).contains(secret))
    }
    let shown = (rig.stage.state.selectedRoot as? BazaarScreen)?.password
    #expect(secret == "2468" || shown == secret)
  }
}

extension TerminalRig {
  /// Shows an alert as the app does, without a user.
  func present(_ alert: AlertContent) {
    if let front = stage.state.frontScreen {
      stage.submit(.alert(alert, from: front, onAnswer: nil))
    }
  }
}
