import Wireflow
import WireflowInteraction
import WireflowTerminal

/// A list that fills a large window.
@MainActor
private final class ListScreen: RootLevelRepresentable {
  let title: String

  init(_ title: String) { self.title = title }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    for number in 1...100 {
      Row("\(title) \(number)", subtitle: "The number \(number) of all in \(title), at length") {}
    }
  }
}

/// The flow of two lists.
@MainActor
final class ListsFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() { wireframe.install(rootItems: [ListScreen("Crime"), ListScreen("History")]) }
}

/// Frames of a large terminal, each wholly other than the one before.
@MainActor
final class Frames {
  private let backend = TerminalBackend(size: TerminalSize(columns: 200, rows: 60))
  private let controller: ApplicationController
  private var shown: CellGrid
  /// The bytes that a terminal would have got.
  private(set) var byteCount = 0

  init() {
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    stage.log.limit = 100
    let wireframe = TabBarWireframe(stage: stage)
    controller = ApplicationController(wireframe: wireframe, mainFlow: ListsFlow(wireframe))
    controller.finishLaunching()
    shown = backend.picture()
  }

  /// Selects the other root item, and shows its result.
  func showOther(_ number: Int) {
    _ = backend.handle(.key(.character(number.isMultiple(of: 2) ? "2" : "1")))
    show()
  }

  /// Moves down, or up again.
  func move(_ number: Int) {
    _ = backend.handle(.key(number.isMultiple(of: 2) ? .down : .up))
    show()
  }

  private func show() {
    let picture = backend.picture()
    byteCount += picture.bytes(from: shown, theme: .dark).count
    shown = picture
  }
}
