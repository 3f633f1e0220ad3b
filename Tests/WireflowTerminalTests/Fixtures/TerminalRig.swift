import Wireflow
import WireflowCommand
import WireflowInteraction

@testable import WireflowTerminal

/// An app on a terminal backend, whose bytes make a fake terminal show each picture.
@MainActor
final class TerminalRig {
  let backend: TerminalBackend
  let controller: ApplicationController
  private var shown: CellGrid?
  private var terminal = FakeTerminal(columns: 0, rows: 0)

  init(
    columns: Int = 80, rows: Int = 24, theme: Theme = .dark,
    wireframe makeWireframe: (Stage) -> any ApplicationWireframe,
    app: (any ApplicationWireframe) -> any MainFlowCoordinator = { BazaarFlow($0) }
  ) {
    backend = TerminalBackend(
      size: TerminalSize(columns: columns, rows: rows), theme: theme)
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    let wireframe = makeWireframe(stage)
    controller = ApplicationController(wireframe: wireframe, mainFlow: app(wireframe))
    controller.finishLaunching()
    show()
  }

  convenience init(
    _ option: WireframeVariant = .tabBar, columns: Int = 80, rows: Int = 24,
    theme: Theme = .dark,
    app: (any ApplicationWireframe) -> any MainFlowCoordinator = { BazaarFlow($0) }
  ) {
    self.init(
      columns: columns, rows: rows, theme: theme,
      wireframe: { option.makeWireframe($0) }, app: app)
  }

  var stage: Stage { controller.stage }
  var text: String { backend.picture().text }
  var grid: CellGrid { backend.picture() }
  /// The mistakes in the picture, or in what the terminal shows of it; nil for none.
  var fault: String? {
    shown.flatMap { $0.fault(size: $0.size) ?? terminal.difference(from: $0, theme: backend.theme) }
  }
  /// The actions of the log.
  var actions: [String] {
    stage.log.lines.filter { $0.hasPrefix("> ") }.map { "\($0.dropFirst(2))" }
  }

  /// The lines of the log since the last time.
  func lines(after work: () -> Void) -> [String] {
    let before = stage.log.lines.count
    work()
    return Array(stage.log.lines.dropFirst(before))
  }

  /// Sends keys, and shows the result of them.
  @discardableResult
  func press(_ keys: TerminalKey..., times: Int = 1) -> TerminalCommand? {
    var command: TerminalCommand?
    for _ in 0..<times {
      for key in keys { command = send(.key(key)) }
    }
    return command
  }

  @discardableResult
  func send(_ event: TerminalEvent) -> TerminalCommand? {
    let command = backend.handle(event)
    show()
    return command
  }

  func type(_ text: String) { for character in text { press(.character(character)) } }

  /// Performs the user's actions by their labels, in every layout.
  func perform(_ actions: UserAction...) {
    for action in actions { controller.perform(action) }
    show()
  }

  private func show() {
    let picture = backend.picture()
    if shown?.size != picture.size {
      terminal = FakeTerminal(columns: picture.size.columns, rows: picture.size.rows)
    }
    terminal.receive(picture.bytes(from: shown, theme: backend.theme))
    shown = picture
  }
}
