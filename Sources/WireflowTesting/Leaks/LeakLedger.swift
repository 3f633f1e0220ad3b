public import Wireflow

/// A list of an app's leaked screens and flows.
///
/// The ledger observes the stage from its creation on, and uses no timers. Read it after a step of
/// a test, outside any scope that holds a screen or a coordinator.
///
/// ```swift
/// let ledger = LeakLedger(stage)
/// stage.perform(.back)
/// #expect(ledger.leaks == [])
/// ```
@MainActor
public final class LeakLedger {
  /// A screen that has left the stage, or a coordinator whose flow has ended, that is still in
  /// memory.
  public struct Leak: Sendable, Hashable, CustomStringConvertible {
    /// The type and the title of a screen, or the type of a coordinator.
    public let name: String
    /// The name of the coordinator whose flow a screen belonged to.
    public let flow: String?
    /// The log line of the object's arrival.
    public let origin: String
    /// The names of the objects that a leaked coordinator retains: its screens, and those of the
    /// flows that it started.
    public internal(set) var hanging: [String] = []

    /// The name of the leak, its flow, its origin, and the objects that it retains.
    public var description: String {
      "\(name)\(flow.map { " of \($0)" } ?? "") is gone from the stage and not from memory; "
        + "\(details)"
    }

    var details: String {
      let rest = hanging.count > 10 ? ["\(hanging.count - 10) more"] : []
      let names = (hanging.prefix(10) + rest).joined(separator: ", ")
      return "it came by: \(origin)" + (names.isEmpty ? "" : "; with it: \(names)")
    }
  }

  /// An object that has come on stage.
  struct Entry {
    weak var object: AnyObject?
    /// The coordinator of a screen, or the parent of a coordinator.
    weak var owner: AnyObject?
    let isFlow: Bool
    var leak: Leak
    /// The step in which the object left the stage.
    var departure: Int?
  }

  /// The number of the current step, for owners that count steps.
  var step = 0
  private weak let stage: Stage?
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var order: [ObjectIdentifier] = []
  /// The screens in memory that the user can minimize.
  private var drafts: Set<ObjectIdentifier> = []
  private var observation: StageObservation?

  /// Creates a ledger that observes a stage from now on.
  public init(_ stage: Stage) {
    self.stage = stage
    observation = stage.observe { [weak self] change in self?.follow(change) }
  }

  /// The leaked objects, in the order of their arrival.
  ///
  /// A leaked coordinator represents all objects that it retains. Reading the property takes O(n)
  /// in the number of objects in memory.
  public var leaks: [Leak] { living.filter { $0.departure != nil }.owners.map(\.leak) }

  /// True once the stage and everything that came on it are gone from memory.
  package var isOver: Bool { stage == nil && living.isEmpty }

  /// The objects that are in memory, on stage or not, in the order in which they came.
  var living: [Entry] {
    prune()
    return order.compactMap { entries[$0] }.filter { $0.object != nil }
  }

  private func follow(_ change: StageChange) {
    switch change {
    case .entered(let screen):
      guard let stage else { return }
      let name = stage.name(of: screen).description
      let leak = Leak(name: name, flow: stage.flow(of: screen), origin: origin(of: name))
      add(screen, of: stage.coordinator(of: screen), isFlow: false, leak)
    case .started(let coordinator):
      let name = "\(type(of: coordinator))"
      let leak = Leak(name: name, flow: nil, origin: "start \(name)")
      add(coordinator, of: stage?.parent(of: coordinator), isFlow: true, leak)
    case .left(let screen): noteDeparture(of: screen)
    case .ended(let coordinator): entries[ObjectIdentifier(coordinator)]?.departure = step
    case .becameVisible, .hid: break
    }
  }

  /// Notes that a screen has left, and forgets the controls of a draft, which keeps them for the next
  /// time that it is minimized.
  private func noteDeparture(of screen: any Screen) {
    let id = ObjectIdentifier(screen)
    let isKept = drafts.contains { id in
      guard let entry = entries[id], entry.departure == nil else { return false }
      return (entry.object as? any ModallyMinimizable)?.minimizedControls === screen
    }
    if isKept { entries[id] = nil } else { entries[id]?.departure = step }
  }

  private func add(_ object: AnyObject, of owner: AnyObject?, isFlow: Bool, _ leak: Leak) {
    if order.count > 2 * entries.count + 64 { prune() }
    let id = ObjectIdentifier(object)
    if entries[id]?.object == nil { order.append(id) }
    if object is any ModallyMinimizable { drafts.insert(id) }
    entries[id] = Entry(object: object, owner: owner, isFlow: isFlow, leak: leak)
  }

  /// Removes the entries of deallocated objects.
  private func prune() {
    for (id, entry) in entries where entry.object == nil { entries[id] = nil }
    drafts.formIntersection(entries.keys)
    var seen: Set<ObjectIdentifier> = []
    // The last of equal places counts, because an object may have the address of an earlier one.
    order = order.reversed().filter { entries[$0] != nil && seen.insert($0).inserted }.reversed()
  }

  /// Returns the latest log line that names a screen.
  private func origin(of name: String) -> String {
    let line = stage?.log.lastLines(20).last { $0.contains(name) }
    return line?.trimmingPrefix(while: { $0 == " " || $0 == "+" }).description ?? "install"
  }
}

extension [LeakLedger.Entry] {
  /// The objects in memory without an owner in this list, each with the names of the objects that
  /// it owns.
  @MainActor
  var owners: [LeakLedger.Entry] {
    let places = [ObjectIdentifier: Int](
      indices.compactMap { place in self[place].object.map { (ObjectIdentifier($0), place) } }
    ) { _, last in last }
    var owners: [Int: LeakLedger.Entry] = [:]
    for place in indices where self[place].object != nil {
      var top = place
      while let owner = self[top].owner, let next = places[ObjectIdentifier(owner)], next < top {
        top = next
      }
      if top == place {
        owners[place] = self[place]
      } else {
        owners[top]?.leak.hanging.append(self[place].leak.name)
      }
    }
    return owners.sorted { $0.key < $1.key }.map(\.value)
  }
}

#if canImport(Testing) && canImport(XCTest)

/// The objects that an object is known to retain.
///
/// A controller and a coordinator retain their wireframe, a wireframe retains the stage, and the
/// stage retains the screens on it.
@MainActor
struct KnownKeeping {
  private let object: AnyObject
  private let wireframe: (any ApplicationWireframe)?
  private let stage: Stage?

  init(of object: AnyObject) {
    self.object = object
    wireframe =
      switch object {
      case let controller as ApplicationController: controller.wireframe
      case let flow as any FlowCoordinator: Self.wireframe(of: flow)
      case let wireframe as any ApplicationWireframe: wireframe
      default: nil
      }
    stage = wireframe?.stage ?? object as? Stage
  }

  /// Returns true if the object is known to retain another one.
  func includes(_ other: AnyObject) -> Bool {
    if other === object { return false }
    if other === wireframe || other === stage { return true }
    guard let screen = other as? any Screen else { return false }
    return stage?.isResident(screen) == true
  }

  private static func wireframe<Flow: FlowCoordinator>(
    of flow: Flow
  ) -> any ApplicationWireframe { flow.wireframe }
}

/// A list of objects that must be deallocated by the end of a scope.
@MainActor
public final class LeakTracker {
  /// A tracked object, with the place of the call that tracked it.
  struct Entry {
    weak var object: AnyObject?
    let name: String
    let site: CallSite
  }

  private(set) var entries: [Entry] = []

  init() {}

  /// Tracks an object by its type or by a name, and returns it.
  @discardableResult
  public func track<Object: AnyObject>(
    _ object: Object, _ name: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Object {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    entries.append(Entry(object: object, name: name ?? "\(Object.self)", site: site))
    return object
  }

  var hasSurvivors: Bool { entries.contains { $0.object != nil } }

  /// Records a failure for each object that is still in memory, except those that another tracked
  /// object is known to retain.
  func report(at site: CallSite) {
    if entries.isEmpty {
      recordFailure(
        "Nothing was tracked, so nothing can leak.\n\n  To fix: call track(_:) on each object that must go away.",
        at: site)
    }
    for (entry, kept) in survivors {
      let others = kept.isEmpty ? "" : " It keeps \(kept.joined(separator: ", "))."
      recordFailure(
        """
        \(entry.name) leaks: it is still in memory after the scope that ends at \(site).\(others)

          To fix: find who keeps it, such as a closure that captures it strongly; a variable \
        outside of the scope counts, too.
        """, at: entry.site)
    }
  }

  /// The leaked objects that no other tracked object is known to retain, with the names of the
  /// objects that each retains.
  private var survivors: [(entry: Entry, kept: [String])] {
    let living = entries.compactMap { entry in
      entry.object.map { (entry: entry, object: $0, keeping: KnownKeeping(of: $0)) }
    }
    return living.compactMap { one in
      if living.contains(where: { $0.keeping.includes(one.object) }) { return nil }
      let kept = living.filter { one.keeping.includes($0.object) }.map(\.entry.name)
      return (one.entry, kept)
    }
  }
}

/// Expects all objects that are tracked in a scope to be deallocated when it ends.
///
/// The test fails for each leaked object, at the line that tracked it. It also fails if the scope
/// tracks nothing.
///
///     expectNoLeaks { tracker in
///       let flow = tracker.track(LoginFlowCoordinator(wireframe))
///       flow.start(from: screen)
///       flow.finish()
///     }
@MainActor
public func expectNoLeaks(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: @MainActor (LeakTracker) throws -> Void
) rethrows {
  let tracker = LeakTracker()
  try body(tracker)
  tracker.report(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects all objects that are tracked in an asynchronous scope to be deallocated when it ends.
///
/// Tasks that end with the scope get a few turns of the main actor to release their objects. No
/// time passes.
@MainActor
public func expectNoLeaks(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: @MainActor (LeakTracker) async throws -> Void
) async rethrows {
  let tracker = LeakTracker()
  try await body(tracker)
  for _ in 0..<1_000 where tracker.hasSurvivors { await Task.yield() }
  tracker.report(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}
#endif
