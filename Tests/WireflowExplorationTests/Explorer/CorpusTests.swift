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
    let explorer = Self.explorer { FarRowFlow($0) }

    await explorer.follow(Self.tapOnAFarRow)

    #expect(explorer.states.contains { $0.sight.front.screen == "HelpScreen" })
  }

  @Test func keepsOneShortScriptOfAll() async {
    let hunter = Self.explorer { FarRowFlow($0) }
    await hunter.run()
    let detour: [ExplorationStep] = [.action(.tap("Ask")), .action(.tap("Note 7"))]
    let long = Self.tapOnAFarRow[..<1] + detour + Self.tapOnAFarRow[1...]
    for script in [Array(long), Self.tapOnAFarRow] { await hunter.follow(script) }

    let checker = await hunter.checked([Array(long)])

    #expect(checker.coverage.facts == hunter.coverage.facts)
    #expect(checker.corpus == [Self.tapOnAFarRow])
  }

  @Test func leavesOutWhatTheAppRefuses() async {
    let explorer = Self.explorer { FarRowFlow($0) }

    let refused = ExplorationStep.action(.tap("Gone"))
    let app = await explorer.replay([.action(.launch), refused] + Self.tapOnAFarRow[1...])

    #expect(app.path == Self.tapOnAFarRow)
  }

  /// An app may ask whether a screen that has just left still exists.
  @Test func keepsNoScreenAlive() async {
    let explorer = Self.explorer { LeavingFlow($0) }

    await explorer.follow([.action(.launch), .action(.tap("Write")), .action(.tap("Leave"))])

    #expect(explorer.states.contains { $0.sight.front.screen == "HelpScreen" })
  }

  private static func explorer(
    _ makeFlow: @escaping @MainActor @Sendable (any ApplicationWireframe) -> any MainFlowCoordinator
  ) -> Explorer {
    var options = ExplorationOptions()
    options.huntLength = .zero
    return Explorer(
      ExplorationSubject(
        wireframe: .tabBar, options: options,
        app: ExplorableApp { stage, makeWireframe in
          let wireframe = makeWireframe(stage)
          return ApplicationController(wireframe: wireframe, mainFlow: makeFlow(wireframe))
        }))
  }
}

/// A flow that helps a user who has tapped a row in the middle of a long list.
@MainActor
private final class FarRowFlow: PlainFlow {
  private var isFar = false

  override func installUI() {
    let notes = NotesScreen("Notes")
    notes.button("Ask") { [weak self] in
      guard let self, isFar else { return }
      wireframe.push(HelpScreen("Help"), from: notes)
    }
    func row(_ number: Int) -> ScreenContent.Row {
      ScreenContent.Row("Note \(number)") { [weak self] in self?.isFar = number == 151 }
    }
    notes.elements.append(
      .rows(ScreenContent.Rows(0..<2_000, id: { "Note \($0)" }, row: row)))
    wireframe.install(rootItems: [notes])
  }
}

/// A flow that helps once a note that has left no longer exists.
@MainActor
private final class LeavingFlow: PlainFlow {
  private weak var note: NoteScreen?

  override func installUI() {
    let notes = NotesScreen("Notes")
    notes.button("Write") { [weak self] in self?.write(from: notes) }
    wireframe.install(rootItems: [notes])
  }

  private func write(from notes: NotesScreen) {
    let note = NoteScreen("Note")
    note.button("Leave") { [weak self] in self?.leave(for: notes) }
    self.note = note
    wireframe.push(note, from: notes)
  }

  private func leave(for notes: NotesScreen) {
    wireframe.popToRoot(of: notes)
    after(.seconds(1)) { flow in
      guard flow.note == nil else { return }
      flow.wireframe.push(HelpScreen("Help"), from: notes)
    }
  }
}
