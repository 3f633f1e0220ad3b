import Testing
import Wireflow
import WireflowExploration

/// A hunt finds what an app brings back after a restart over a hidden stack.
@MainActor
struct RestartMemoryTests {
  @Test func restartsOverAHiddenStack() async {
    var options = ExplorationOptions()
    options.dryWalks = 1
    options.links = ["notes://about"]
    options.includesRestart = true
    let app = ExplorableApp(services: KeptPlaces.init) { stage, makeWireframe, kept in
      let wireframe = makeWireframe(stage)
      let flow = KeeperFlow(wireframe, kept)
      let controller = ApplicationController(wireframe: wireframe, mainFlow: flow)
      controller.onOpen = { [weak flow] _ in
        flow?.showAbout()
        return flow != nil
      }
      return controller
    }

    let map = await explore(app, options: options)

    #expect(map.places.keys.map(\.screen).contains("HelpScreen"))
  }
}

/// The places that outlive a restart.
@MainActor
private final class KeptPlaces {
  var hasNote = false
  var hasAbout = false
}

/// A flow that keeps a note, and helps a user who was reading something else in front of it.
@MainActor
private final class KeeperFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let kept: KeptPlaces

  init(_ wireframe: any ApplicationWireframe, _ kept: KeptPlaces) {
    (self.wireframe, self.kept) = (FlowWireframe(wireframe), kept)
  }

  func installUI() {
    let notes = NotesScreen("Notes")
    notes.button("Note") { [weak self] in
      self?.wireframe.push(NoteScreen("Note"), from: notes)
    }
    wireframe.install(rootItems: [notes])
    guard kept.hasNote else { return }
    wireframe.push(NoteScreen("Note"), from: notes)
    if kept.hasAbout { wireframe.presentModally(HelpScreen("Help")) }
  }

  func flushAllUI() {
    wireframe.flush()
    let stage = wireframe.stage
    kept.hasNote = wireframe.rootScreens.contains { stage.stack(of: $0).last is NoteScreen }
    kept.hasAbout = stage.modalScreens.contains { $0 is AboutScreen }
  }

  func showAbout() { wireframe.presentModally(AboutScreen("About")) }
}
