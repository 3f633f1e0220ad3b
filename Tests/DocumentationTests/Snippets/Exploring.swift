import Testing
import Wireflow
import WireflowExploration
import WireflowInteraction
import WireflowTesting

@testable import Notes

private typealias WindowBackend = PictureBackend

extension NotesFlowCoordinator {
  fileprivate var isPremium: Bool { false }
}

@MainActor func exploreNotes() async -> NavigationMap {
  let map = await explore(on: .tabBar) { ApplicationController(notesOn: $0, wireframe: $1) }
  return map
}

/// The disk of the notes.
@MainActor private final class NotesDisk {
  var isFull = false
}

extension ApplicationController {
  fileprivate convenience init(
    notesOn stage: Stage, wireframe: WireframeMaker, disk: NotesDisk
  ) {
    self.init(notesOn: stage, wireframe: wireframe)
  }
}

@MainActor func exploreNotesOnDisk() async -> NavigationMap {
  let notes = ExplorableApp(
    services: { NotesDisk() },
    faults: [ServiceFault("fill the disk") { $0.isFull = true }],
    makeController: { ApplicationController(notesOn: $0, wireframe: $1, disk: $2) })
  var options = ExplorationOptions()
  options.includesRestart = true
  let map = await explore(notes, on: .split, options: options)
  return map
}

@MainActor func compareNotes(_ before: NavigationMap, _ after: NavigationMap) {
  let drift = NavigationDrift(
    from: NavigationBaseline("Notes", [before]), to: NavigationBaseline("Notes", [after]))
  print(drift.text)
}

@MainActor func separateNotes(_ options: inout ExplorationOptions) {
  options.abstraction = PlaceAbstraction().separating { app in
    (app.mainFlow as? NotesFlowCoordinator)?.isPremium == true ? "premium" : ""
  }
}

@MainActor func allowALongHunt(_ options: inout ExplorationOptions) {
  options.limit.time = .seconds(3 * 3600)
}

@MainActor func shorten(
  _ script: [ExplorationStep], while crashes: @MainActor ([ExplorationStep]) async -> Bool
) async {
  let short = await shrink(script) { script in await crashes(script) }
  print(short.script)
}

struct BackendSnippetTests {
  @Test @MainActor func showsWhatIsOnStage() {
    checkBackend { scheduler in
      let backend = WindowBackend(scheduler: scheduler)
      return BackendUnderTest(backend, picture: { backend.picture })
    }
  }
}

@Suite(.disabled("It would keep a baseline."))
@MainActor struct NavigationSnippetTests {
  @Test func navigatesAsBefore() async {
    await assertNavigation(of: "Notes", on: [.tabBar, .split]) {
      ApplicationController(notesOn: $0, wireframe: $1)
    }
  }
}
