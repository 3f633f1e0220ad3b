import Testing
import Wireflow

@testable import WireflowExploration

/// A script of the corpus shows again what a hunt has found.
@MainActor
struct CorpusTests {
  private static let tapOnAFarRow: [ExplorationStep] = [
    .action(.launch), .action(.tap("Note 151")), .action(.tap("Ask")),
  ]

  @Test func tapsARowThatTheSearchDoesNotSample() async {
    let explorer = Self.explorer(Self.buildFarRow)

    await explorer.follow(Self.tapOnAFarRow)

    #expect(explorer.states.contains { $0.sight.front.screen == "HelpScreen" })
  }

  @Test func keepsOneShortScriptOfAll() async {
    let hunter = Self.explorer(Self.buildFarRow)
    await hunter.run()
    let detour: [ExplorationStep] = [.action(.tap("Ask")), .action(.tap("Note 7"))]
    let long = Self.tapOnAFarRow[..<1] + detour + Self.tapOnAFarRow[1...]
    for script in [Array(long), Self.tapOnAFarRow] { await hunter.follow(script) }

    let checker = await hunter.checked([Array(long)])

    #expect(checker.facts == hunter.facts)
    #expect(checker.corpus == [Self.tapOnAFarRow])
  }

  @Test func leavesOutWhatTheAppRefuses() async {
    let explorer = Self.explorer(Self.buildFarRow)

    let refused = ExplorationStep.action(.tap("Gone"))
    let app = await explorer.replay([.action(.launch), refused] + Self.tapOnAFarRow[1...])

    #expect(app.path == Self.tapOnAFarRow)
  }

  /// An app may ask whether a screen that has just left still exists.
  @Test func keepsNoScreenAlive() async {
    let explorer = Self.explorer { app in
      app.roots = [app.notes]
      app.button("Write", on: app.notes) { app in
        let note = NoteScreen("Note")
        app.button("Leave", on: note) { [weak note] app in
          app.wireframe.popToRoot(of: app.notes)
          app.after(.seconds(1)) { [weak note] app in
            if note == nil { app.wireframe.push(HelpScreen("Help"), from: app.notes) }
          }
        }
        app.wireframe.push(note, from: app.notes)
      }
    }

    await explorer.follow([.action(.launch), .action(.tap("Write")), .action(.tap("Leave"))])

    #expect(explorer.states.contains { $0.sight.front.screen == "HelpScreen" })
  }

  private static func explorer(
    _ build: @escaping @MainActor @Sendable (BuiltFlow) -> Void
  ) -> Explorer {
    Explorer(
      ExplorationSubject(wireframe: .tabBar, options: .unhurried, app: BuiltFlow.app(build)))
  }

  /// Builds an app that helps a user who has tapped a row in the middle of a long list.
  private static func buildFarRow(_ app: BuiltFlow) {
    var isFar = false
    app.roots = [app.notes]
    app.button("Ask", on: app.notes) {
      if isFar { $0.wireframe.push(HelpScreen("Help"), from: $0.notes) }
    }
    app.notes.elements.append(
      .rows(
        ScreenContent.Rows(0..<2_000, id: { "Note \($0)" }) { number in
          ScreenContent.Row("Note \(number)") { isFar = number == 151 }
        }))
  }
}
