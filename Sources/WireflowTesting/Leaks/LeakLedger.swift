#if canImport(Testing) && canImport(XCTest)
public import Wireflow

/// A list of the screens and flows of an app that should be gone and are not.
///
/// It watches a stage from its making on, and uses no timers: ask it after a step of a test, outside
/// of any scope that holds a screen or a coordinator.
///
/// ```swift
/// let ledger = LeakLedger(stage)
/// stage.perform(.back)
/// #expect(ledger.leaks == [])
/// ```
@MainActor
public final class LeakLedger {
  /// A screen that has left the stage, or a coordinator whose flow has ended, and that lives on.
  public struct Leak: Sendable, Hashable, CustomStringConvertible {
    /// The type and the title of a screen, or the type of a coordinator.
    public let name: String
    /// The coordinator's name of the flow that a screen belonged to.
    public let flow: String?
    /// The line of the log by which it came.
    public let origin: String

    /// The name of the leak, the flow that it was of, and how it came.
    public var description: String {
      "\(name)\(flow.map { " of \($0)" } ?? "") is gone from the stage and not from memory; "
        + "it came by: \(origin)"
    }
  }

  /// An object that came on stage.
  struct Entry {
    weak var object: AnyObject?
    let leak: Leak
    /// The step in which it left the stage.
    var departure: Int?
  }

  /// The number of the step that goes on, for whoever counts them.
  var step = 0
  private let stage: Stage
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var order: [ObjectIdentifier] = []
  private var observation: StageObservation?

  /// Creates a ledger of what comes on a stage from now on.
  public init(_ stage: Stage) {
    self.stage = stage
    observation = stage.observe { [weak self] change in self?.note(change) }
  }

  /// The objects that should be gone now and are not, in the order in which they came.
  ///
  /// Reading it takes O(n) of what is in memory.
  public var leaks: [Leak] {
    living.filter { $0.departure != nil }.map(\.leak)
  }

  /// The objects that are in memory, on stage or not, in the order in which they came.
  var living: [Entry] {
    prune()
    return order.compactMap { entries[$0] }.filter { $0.object != nil }
  }

  private func note(_ change: StageChange) {
    switch change {
    case .entered(let screen):
      let name = stage.name(of: screen).description
      add(screen, Leak(name: name, flow: stage.flow(of: screen), origin: origin(of: name)))
    case .started(let coordinator):
      let name = "\(type(of: coordinator))"
      add(coordinator, Leak(name: name, flow: nil, origin: "start \(name)"))
    case .left(let screen): entries[ObjectIdentifier(screen)]?.departure = step
    case .ended(let coordinator): entries[ObjectIdentifier(coordinator)]?.departure = step
    case .becameVisible, .hid: break
    }
  }

  private func add(_ object: AnyObject, _ leak: Leak) {
    if order.count > 2 * entries.count + 64 { prune() }
    let id = ObjectIdentifier(object)
    if entries[id]?.object == nil { order.append(id) }
    entries[id] = Entry(object: object, leak: leak)
  }

  /// Forgets what is gone from memory.
  private func prune() {
    for (id, entry) in entries where entry.object == nil { entries[id] = nil }
    var seen: Set<ObjectIdentifier> = []
    order = order.filter { entries[$0] != nil && seen.insert($0).inserted }
  }

  /// Returns the latest line that names a screen.
  private func origin(of name: String) -> String {
    let line = stage.log.lastLines(20).last { $0.contains(name) }
    return line?.trimmingPrefix(while: { $0 == " " || $0 == "+" }).description ?? "install"
  }
}
#endif
