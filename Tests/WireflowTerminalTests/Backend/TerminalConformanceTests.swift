import Testing
import Wireflow
import WireflowTesting

@testable import WireflowTerminal

/// The terminal backend obeys the laws of backends.
@MainActor
struct TerminalConformanceTests {
  @Test func showsWhatIsOnStage() {
    checkBackend { _ in
      let observer = PictureObserver()
      return BackendUnderTest(observer.backend, picture: { observer.picture() })
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
  let backend = TerminalBackend(size: TerminalSize(columns: 40, rows: 12))
  private var isStale = true
  private var latest = BackendPicture()

  init() {
    backend.onChange = { [weak self] in self?.isStale = true }
  }

  func picture() -> BackendPicture {
    guard isStale else { return latest }
    isStale = false
    if let picture = Self.picture(of: backend) { latest = picture }
    return latest
  }

  /// What the grid was drawn from, with the screens that are alive; nil when the title in front is
  /// not to be read.
  static func picture(of backend: TerminalBackend) -> BackendPicture? {
    let grid = backend.picture()
    guard let scene = backend.scene, let stage = backend.stage else { return nil }
    let front = scene.alert?.title ?? (scene.isDrawerOpen ? "Drawer" : scene.frontPage?.title) ?? ""
    guard grid.text.contains(front) else { return nil }
    let snapshot = stage.snapshot
    let living =
      snapshot.roots.flatMap(\.screens) + snapshot.modals.flatMap(\.screens)
      + (snapshot.player.map { [$0.screen] } ?? [])
    func screens(_ ids: [ObjectIdentifier]) -> [any Screen] {
      ids.compactMap { id in living.first { ObjectIdentifier($0) == id } }
    }
    return BackendPicture(
      container: scene.container, roots: scene.roots.map { screens($0.screens) },
      selected: scene.selected, isDrawerOpen: scene.isDrawerOpen,
      player: scene.player.flatMap { player in
        screens([player.screen]).first.map { .init(screen: $0, isMaximized: player.isMaximized) }
      },
      modals: scene.modals.map { .init(screens: screens($0.screens), style: $0.style) },
      alert: scene.alert?.title)
  }
}
