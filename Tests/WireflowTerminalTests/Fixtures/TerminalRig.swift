import Wireflow
import WireflowCommand
import WireflowInteraction

@testable import WireflowTerminal

/// An app on a terminal backend, without a terminal.
@MainActor
final class TerminalRig {
  let backend: TerminalBackend
  let controller: ApplicationController
  /// The bytes that a terminal would have got with the latest picture.
  private(set) var bytes: [UInt8] = []
  private var shown: CellGrid?

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

  convenience init(
    _ container: Container, _ size: Size,
    wireframe: ((Stage) -> any ApplicationWireframe)? = nil
  ) {
    self.init(
      columns: size.columns, rows: size.rows,
      wireframe: wireframe ?? { container.option.makeWireframe($0) })
  }

  var stage: Stage { controller.stage }
  var text: String { backend.picture().text }
  var grid: CellGrid { backend.picture() }
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
    bytes = picture.bytes(from: shown, theme: backend.theme)
    shown = picture
  }
}

extension TerminalRig {
  enum Container: String, CaseIterable {
    case tabs
    case drawer
    case columns

    var option: WireframeVariant {
      switch self {
      case .tabs: .tabBar
      case .drawer: .hamburger
      case .columns: .split
      }
    }
  }

  enum Size: String, CaseIterable {
    case large = "80x24"
    case small = "40x12"

    var columns: Int { self == .large ? 80 : 40 }
    var rows: Int { self == .large ? 24 : 12 }
  }
}

/// A user who reads the screen and presses keys alone.
@MainActor
final class KeyUser {
  private let backend: TerminalBackend
  private let stage: Stage

  init(_ backend: TerminalBackend, _ stage: Stage) {
    self.backend = backend
    self.stage = stage
  }

  /// Performs an action, and returns the obstacle if there is one.
  func carryOut(_ action: UserAction) async -> String? {
    let fault = pressKeys(for: action)
    if case .wait = action {
      await stage.play(action)
    } else {
      await stage.scheduler.sleepers.settled()
    }
    _ = backend.picture()
    return fault
  }

  private func pressKeys(for action: UserAction) -> String? {
    // A guard may have kept the user from where an entry of the drawer leads.
    if backend.shown.drawer.closeDrawer != nil, backend.shown.alert == nil {
      press(.character("0"))
    }
    switch action {
    case .launch: stage.perform(.launch)
    case .wait: break
    case .tap(let label), .toggle(let label), .choose(let label, _):
      guard walk(to: { $0.does(action) }) else { return "no key leads to \(action)" }
      let name = backend.focusedItem?.name ?? label.text
      guard isOnScreen(name) else { return "\(name.literal) cannot be read" }
      press(.enter)
    case .type(_, let label), .submit(let label), .typeSample(_, let label):
      guard walk(to: { $0.edits(label) }) else { return "no key leads to \(label)" }
      return edit(action)
    case .select(let label, nil): return select(label.text)
    case .dismiss, .closeNotice:
      let hasButton = walk(to: { $0.does(action) })
      press(hasButton ? .enter : .escape)
    case .back: press(.escape)
    case .next, .previous: press(action == .next ? .right : .left)
    case .maximize, .minimize: press(.character("m"))
    case .openDrawer, .closeDrawer: press(.character("0"))
    case .background, .foreground, .adapt, .window, .closeWindow, .open, .wireframe, .backIn,
      .backTo, .select:
      press(.character(":"))
      for character in "\(action)" { press(.character(character)) }
      press(.enter)
    }
    return nil
  }

  /// Types into the focused field, or types samples until the screen has offered the one of a name.
  private func edit(_ action: UserAction) -> String? {
    switch action {
    case .type(let text, _):
      press(.enter, .control("u"))
      for character in text { press(character == "\n" ? .enter : .character(character)) }
      press(.tab)
    case .typeSample(let name, _):
      for _ in 0..<8 {
        let offered = backend.focusedItem?.sample(backend.viewpoint.samplesTyped)?.words
        guard let offered, isOnScreen("Type “") else { return "no sample is offered" }
        press(.control("e"))
        if offered == name { return nil }
      }
      return "the sample \(name) is not offered"
    default: press(.enter, .enter)
    }
    return nil
  }

  private func select(_ title: String) -> String? {
    if backend.shown.drawer.openDrawer != nil { press(.character("0")) }
    let items = backend.shown.drawer.rootItems
    let place = items.firstIndex { title == $0.representation.id ?? $0.title }
    let hasDots = backend.shown.drawer.container.rootNavigation == .pages
    guard let place, hasDots || isOnScreen(items[place].title) else {
      return "\(title) cannot be read"
    }
    press(.character(Character("\(place + 1)")))
    return nil
  }

  /// Presses Tab until the focus is on the item, or back on the first one.
  private func walk(to isIt: (FocusItem) -> Bool) -> Bool {
    var seen: Set<FocusTarget> = []
    while let item = backend.focusedItem {
      if isIt(item) { return true }
      guard seen.insert(item.target).inserted else { return false }
      press(.tab)
    }
    return false
  }

  private func isOnScreen(_ text: String) -> Bool {
    backend.picture().text.contains(text.split(separator: " ").first.map(String.init) ?? text)
  }

  private func press(_ keys: TerminalKey...) {
    for key in keys {
      _ = backend.handle(.key(key))
      _ = backend.picture()
    }
  }
}

extension FocusItem {
  fileprivate func does(_ action: UserAction) -> Bool {
    guard case .perform(let own, _) = activation else { return false }
    return own == action || "\(own)" == "\(action)".replacing("\" 1", with: "\"")
  }

  fileprivate func edits(_ label: UserAction.Label) -> Bool {
    if case .edit(let element, _) = activation { element.label == label } else { false }
  }
}
