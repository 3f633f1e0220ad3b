import TestSupport
import WireflowInteraction
import WireflowTesting

@testable import Wireflow

/// A random session of up to three windows, with the invariants after each step.
@MainActor
final class WindowWalk {
  let desks = Desks()
  private var random: SplitMix64
  private var model = WindowModel()
  private var ledgers: [LeakLedger] = []
  private var mains: [ObjectIdentifier: WeakFlow] = [:]
  private(set) var counts = Counts()

  /// The numbers of what happened, which show that the walk gets everywhere.
  struct Counts {
    var opened = 0, closed = 0, strangers = 0, walls = 0
    var stepsWithThree = 0
  }

  private struct WeakFlow {
    weak var flow: (any FlowCoordinator)?
    weak var stage: Stage?
  }

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    session.onOpen = { [weak self] window in self?.watch(window) }
    watch(session.current)
    session.finishLaunching()
  }

  var session: ApplicationSession { desks.session }

  private func watch(_ window: ApplicationWindow) {
    ledgers.append(LeakLedger(window.stage))
    mains[ObjectIdentifier(window)] = WeakFlow(
      flow: window.controller.mainFlow, stage: window.stage)
  }

  /// Takes a step, and returns the mistakes after it.
  func step() -> String? {
    session.perform(nextAction())
    if session.windows.count == 3 { counts.stepsWithThree += 1 }
    return fault
  }

  private func nextAction() -> UserAction {
    switch random.below(24) {
    case 0: .wait(.milliseconds(random.below(4) * 100))
    case 1, 20...23: .window(random.pick([nil, "desk://1", "desk://2", "news://1"]) ?? nil)
    case 2: .open(random.pick(["‹main›", "‹desk://1›", "desk://2", "news://1"]) ?? "")
    case 3 where random.chance(40): .closeWindow
    case 4: random.pick([.dismiss, .back, .background, .foreground]) ?? .back
    default: random.pick(session.current.stage.possibleActions) ?? .wait(.seconds(1))
    }
  }

  /// Returns the mistakes in the session.
  private var fault: String? {
    for entry in session.log.entries(behind: model.readCount) { note(entry) }
    model.readCount = session.log.writtenCount
    if let fault = model.fault { return fault }
    if Set(session.windows.map(\.name)) != Set(model.used) {
      return "the log has \(model.used), and the session \(session.windows.map(\.name))"
    }
    if session.current.name != model.used.last { return "the user is in \(session.current.name)" }
    for window in session.windows {
      if let violation = violations(of: window.stage).first { return violation }
    }
    let open = Set(session.windows.map { ObjectIdentifier($0) })
    for (id, gone) in mains where !open.contains(id) {
      if gone.flow != nil || gone.stage != nil { return "a closed window is in memory" }
      mains[id] = nil
    }
    ledgers.removeAll { $0.isOver }
    return ledgers.lazy.flatMap(\.leaks).first?.description
  }

  private func note(_ entry: PresentationLog.Entry) {
    model.follow(entry)
    switch entry {
    case .openWindow: counts.opened += 1
    case .closeWindow: counts.closed += 1
    case .ignored(_, .inOtherWindow): counts.strangers += 1
    case .start("LockFlow"): counts.walls += 1
    default: break
    }
  }
}

/// The windows as a reader of the log knows them.
struct WindowModel {
  private(set) var used = [WindowName(nil)]
  private var block: WindowName? = WindowName(nil)
  private(set) var fault: String?
  var readCount = 0

  /// Follows a line, and notes if it contradicts the lines before it.
  mutating func follow(_ entry: PresentationLog.Entry) {
    switch entry {
    case .action: block = used.last
    case .app: block = used.last
    case .appIn(let window):
      expect(used.contains(window) && window != used.last, "\(entry)")
      block = window
    case .openWindow(let window):
      expect(!used.contains(window), "\(entry)")
      enter(window)
    case .activateWindow(let window):
      expect(used.contains(window), "\(entry)")
      enter(window)
    case .closeWindow(let window):
      expect(block == window, "\(entry) in \(String(describing: block))")
      used.removeAll { $0 == window }
      block = used.last
    default: check(entry)
    }
    if case .action(.window(let link)) = entry, used.contains(WindowName(link)) {
      enter(WindowName(link))
    }
  }

  private mutating func enter(_ window: WindowName) {
    used.removeAll { $0 == window }
    used.append(window)
    block = window
  }

  /// Checks that a screen that arrives belongs to the window of its block, as its title says.
  private mutating func check(_ entry: PresentationLog.Entry) {
    let title: String? =
      switch entry {
      case .push(let screen, _), .pop(let screen), .present(let screen, _, _, _, _),
        .dismiss(let screen):
        screen.title
      case .install(_, let titles): titles.first
      default: nil
      }
    guard let title, title.contains("‹") else { return }
    expect(title.contains("‹\(block?.link ?? "main")›"), "\(entry) in \(String(describing: block))")
  }

  private mutating func expect(_ fits: Bool, _ line: String) {
    if !fits, fault == nil { fault = "the log does not fit at: \(line)" }
  }
}
