import Testing
import Wireflow
import WireflowExploration

/// A random user finds what an exploration has missed, once and by its shortest script.
@MainActor
struct GapSearchTests {
  @Test func findsWhatCannotBeSeenAndIsSeldom() async {
    let search = await Self.search(opensAfter: 4)

    #expect(search.map.places.count == 1)
    #expect(search.gaps.map(\.kind) == [.place])
    #expect(
      search.gaps.first?.script?.script == """
        launch
        tap "Count"
        tap "Count"
        tap "Count"
        tap "Count"

        """)
    #expect(search.witnesses == search.gaps.compactMap(\.script))
  }

  @Test func findsNothingBeyondWhatItsWitnessesLeadTo() async {
    let first = await Self.search(opensAfter: 4)

    let second = await Self.search(opensAfter: 4, witnesses: first.witnesses, seed: 2)

    #expect(second.gaps.isEmpty)
    #expect(second.map.places.count == 2)
    #expect(second.actionCount == 500)
  }

  @Test func findsNothingInAnAppThatHidesNothing() async {
    let search = await searchGaps(
      of: ExplorableApp { PlantedBug.none.makeController($0, $1) }, on: .tabBar, options: .quick,
      length: .actions(500), seed: 1)

    #expect(search.gaps.isEmpty)
  }

  private static func search(
    opensAfter count: Int, witnesses: [[ExplorationStep]] = [], seed: UInt64 = 1
  ) async -> GapSearch {
    var options = ExplorationOptions()
    options.witnesses = witnesses
    return await searchGaps(
      of: ExplorableApp { stage, makeWireframe in
        let wireframe = makeWireframe(stage)
        return ApplicationController(
          wireframe: wireframe, mainFlow: CountFlowCoordinator(wireframe, opensAfter: count))
      }, on: .tabBar, options: options, length: .actions(500), seed: seed)
  }
}

/// A flow that counts in secret, and shows another screen in the end.
@MainActor
private final class CountFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private var rest: Int

  init(_ wireframe: any ApplicationWireframe, opensAfter count: Int) {
    self.wireframe = FlowWireframe(wireframe)
    rest = count
  }

  func installUI() {
    let notes = NotesScreen("Notes")
    notes.button("Count") { [weak self] in
      guard let self else { return }
      rest -= 1
      if rest == 0 { wireframe.push(AboutScreen("About"), from: notes) }
    }
    wireframe.install(rootItems: [notes])
  }
}
