import TestSupport
import Testing
import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowTesting

@testable import WireflowTerminal

/// The terminal backend obeys the laws of backends.
///
/// Drawing every page on the way takes a while, so it runs in processes beside the other tests,
/// which share one main actor.
@MainActor
struct TerminalConformanceTests {
  @Test func showsWhatIsOnStage() async {
    await #expect(processExitsWith: .success) { @MainActor in
      checkBackend { _ in
        let observer = PictureObserver()
        return BackendUnderTest(observer.backend, picture: { observer.picture() })
      }
    }
  }

  @Test(.long) func drawsTheWordsOfWhatIsInFront() async {
    await #expect(processExitsWith: .success) { @MainActor in
      checkBackend { _ in
        let observer = PictureObserver(size: TerminalSize(columns: 90, rows: 60))
        return BackendUnderTest(observer.backend, text: { observer.text() })
      }
    }
  }

  @Test func showsThePushedScreenInFront() {
    let rig = TerminalRig()
    rig.perform(.tap("Push"))
    let shown = PictureObserver.picture(of: rig.backend)

    #expect(shown?.matches(BackendPicture(rig.stage.snapshot)) == true)
  }
}

/// Takes a picture only when the backend says that its last one is out of date, as the owner of a
/// terminal does.
@MainActor
private final class PictureObserver {
  let backend: TerminalBackend
  private var isStale = true
  private var latest = BackendPicture()
  private var latestText = ""

  init(size: TerminalSize = TerminalSize(columns: 40, rows: 12)) {
    backend = TerminalBackend(size: size)
    backend.onChange = { [weak self] in self?.isStale = true }
  }

  func text() -> String {
    guard isStale else { return latestText }
    isStale = false
    latestText = backend.picture().text
    return latestText
  }

  func picture() -> BackendPicture {
    guard isStale else { return latest }
    isStale = false
    if let picture = Self.picture(of: backend) { latest = picture }
    return latest
  }

  /// The picture behind the grid, with the screens in memory; nil when the title in front is
  /// not readable.
  static func picture(of backend: TerminalBackend) -> BackendPicture? {
    let grid = backend.picture()
    guard let stage = backend.stage else { return nil }
    let (shown, base) = (backend.shown, backend.shown.base)
    let front =
      shown.alert?.content.title ?? (base.isDrawerOpen ? shown.words.menu : shown.frontPage?.title)
      ?? ""
    guard grid.text.contains(front) else { return nil }
    let snapshot = stage.snapshot
    let living =
      snapshot.roots.flatMap(\.screens) + snapshot.modals.flatMap(\.screens)
      + (snapshot.player.map { [$0.screen] } ?? [])
    func screens(_ ids: [StagePicture.ID]) -> [any Screen] {
      ids.compactMap { id in living.first { stage.pictureID(of: $0) == id } }
    }
    return BackendPicture(
      container: base.container.name, roots: base.stacks.map(screens),
      selected: base.selected, isDrawerOpen: base.isDrawerOpen,
      player: shown.player.flatMap { player in
        screens([player.id]).first.map { .init(screen: $0, isMaximized: player.isMaximized) }
      },
      modals: shown.modals.map {
        .init(screens: screens($0.region.stacks.flatMap(\.self)), style: $0.style)
      },
      alert: shown.alert?.content.title)
  }
}
