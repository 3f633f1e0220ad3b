/// Everything on stage: regions of root items with their stacks and pages, the player, the alert.
///
/// Each request is one method, in the file of its subject. It checks whether the request can
/// succeed and throws a ``Refusal`` if not, changes the places, and calls `show` once for each
/// visible effect. No code of the app runs in between.
@MainActor
final class Places {
  let link: StageLink
  private(set) var pages: [ObjectIdentifier: Page] = [:]
  var order = RegionOrder(base: Region(isBase: true, number: 0, container: .plain))
  var player: Player?
  var alert: ShownAlert?
  var formFactor = FormFactor.compact
  /// The lives of flows, which depend on the pages that they own.
  var flows = FlowLives()
  /// The requester of the current request.
  var asker = Asker.nobody {
    didSet { asker.line = nil }
  }
  /// Not checked for exclusive access, for the benchmark "push and pop".
  ///
  /// Values taken out of it are released later.
  @exclusivity(unchecked) var effects = Effects()
  /// The modals that have lost the presenter that they are tied to.
  var orphans: [Region] = []
  /// The number of arrivals of pages, modals and alerts so far.
  private(set) var arrivals: UInt32 = 0
  private var journal = Journal()

  init(_ link: StageLink) {
    self.link = link
  }

  var base: Region { order.base }
  var front: Region { order.front }

  /// Returns a number that is higher than all before.
  func nextNumber() -> UInt32 {
    arrivals &+= 1
    return arrivals
  }

  /// Adds a visible effect of the current request.
  func show(
    _ command: PresentationCommand?, isAnimated: Bool = true,
    _ line: @escaping () -> PresentationLog.Entry
  ) {
    effects.steps.append(Step(command, isAnimated: isAnimated, style: asker.style, line))
  }

  /// Does work on behalf of a requester.
  func acting<Result>(as asker: Asker, _ work: () -> Result) -> Result {
    self.asker = asker
    defer { self.asker = .nobody }
    return work()
  }

  /// Takes the effects since the last call.
  func takeEffects() -> Effects { exchange(&effects, with: Effects()) }
}

/// Attempts: changes that the stage may roll back.
extension Places {
  /// A point to which an attempt can roll back.
  struct Mark {
    fileprivate let edits: Int
    fileprivate let effects: Effects
    fileprivate let asker: Asker
  }

  /// True while changes may be rolled back.
  var isTrying: Bool { journal.isOpen }

  /// Begins an attempt, possibly within another one.
  func beginAttempt() -> Mark {
    journal.open()
    return Mark(edits: journal.count, effects: effects, asker: asker)
  }

  /// Rolls back all edits since the beginning of an attempt, in O(n) of their number.
  func rollBack(to mark: Mark) {
    for undo in journal.takeInverses(after: mark.edits) { undo() }
    (effects, asker, orphans) = (mark.effects, mark.asker, [])
    journal.close()
    if !isTrying { checkFlowsOfAttempt() }
  }

  /// Records the inverse of an edit.
  ///
  /// The closure is created only during an attempt.
  func undo(_ inverse: @autoclosure () -> () -> Void) {
    if isTrying { journal.note(inverse()) }
  }

  /// Changes a property of a place.
  ///
  /// It is inlined for the benchmark "push and pop", so that the key path at a call site costs
  /// nothing.
  @inline(__always)
  func set<Place: AnyObject, Value>(
    _ place: Place, _ property: ReferenceWritableKeyPath<Place, Value>, _ value: Value
  ) {
    if isTrying {
      let before = place[keyPath: property]
      journal.note { place[keyPath: property] = before }
    }
    place[keyPath: property] = value
  }
}

/// The screens on stage.
extension Places {
  /// Returns the page of a screen, in O(1).
  func page(of screen: any Screen) -> Page? { pages[ObjectIdentifier(screen)] }

  func find(_ screen: any Screen) throws(Refusal) -> Page {
    guard let page = page(of: screen) else {
      throw .screen(isInOtherWindow(screen) ? .inOtherWindow : .notOnStage, screen)
    }
    return page
  }

  func checkAbsent(_ screen: any Screen) throws(Refusal) {
    if page(of: screen) != nil { throw .screen(.alreadyOnStage, screen) }
    if link.windowName != nil, isInOtherWindow(screen) { throw .screen(.inOtherWindow, screen) }
  }

  /// Checks that no screen occurs in a list twice.
  func checkDifferent(_ screens: [any Screen]) throws(Refusal) {
    var seen: Set<ObjectIdentifier> = []
    for screen in screens where !seen.insert(ObjectIdentifier(screen)).inserted {
      throw .screen(.alreadyOnStage, screen)
    }
  }

  /// Returns the owner of a new screen: the requesting flow, or else the sender's.
  func owner(_ sender: Page?) -> FlowRecord? { asker.flow ?? sender?.owner }

  func register(_ page: Page) {
    let id = ObjectIdentifier(page.screen)
    pages[id] = page
    undo({ self.pages[id] = nil })
  }

  func unregister(_ page: Page) {
    let id = ObjectIdentifier(page.screen)
    pages[id] = nil
    undo({ self.pages[id] = page })
  }
}
