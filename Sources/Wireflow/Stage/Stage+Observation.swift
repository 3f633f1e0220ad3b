/// A change that happened to a screen or a flow.
@MainActor
public enum StageChange {
  /// A flow started.
  case started(any FlowCoordinator)
  /// A flow ended.
  ///
  /// Its outcome is delivered later.
  case ended(any FlowCoordinator)
  /// The screen came on stage.
  case entered(any Screen)
  /// The screen left the stage.
  case left(any Screen)
  /// The screen became visible.
  case becameVisible(any Screen)
  /// The screen is no longer visible.
  case hid(any Screen)
}

/// A subscription to changes, which lasts until it is cancelled or released.
@MainActor
public final class StageObservation {
  fileprivate var isCancelled = false

  fileprivate init() {}

  /// Ends the subscription.
  public func cancel() { isCancelled = true }
}

/// The subscribers to changes.
@MainActor
struct ObserverList {
  @MainActor
  fileprivate struct Observer {
    weak var observation: StageObservation?
    let body: (StageChange) -> Void
    let onTurn: (() -> Void)?

    var isSubscribed: Bool { observation?.isCancelled == false }
  }

  fileprivate var observers: [Observer] = []
  fileprivate var visibleBefore: [any Screen] = []

  var isEmpty: Bool { observers.isEmpty }

  /// Takes out the ended subscriptions, which are kept until the list is whole again.
  fileprivate mutating func takeUnsubscribed() -> [Observer] {
    let gone = observers.filter { !$0.isSubscribed }
    guard !gone.isEmpty else { return [] }
    observers.removeAll { !$0.isSubscribed }
    if observers.isEmpty { visibleBefore = [] }
    return gone
  }
}

extension Stage {
  /// Calls back once for each screen that enters, leaves, becomes visible or hides, and for each
  /// flow that starts or ends.
  ///
  /// ```swift
  /// observation = stage.observe { change in
  ///   if case .left(let screen) = change { cache.forget(screen) }
  /// }
  /// ```
  ///
  /// Changes arrive after the request or the batch: first the screens that hid, then arrivals,
  /// departures, starts and ends in order, then the screens that became visible. The stage
  /// evaluates requests from the callback afterwards.
  public func observe(_ body: @escaping (StageChange) -> Void) -> StageObservation {
    observe(body, afterEachTurn: nil)
  }

  /// Calls back also at the end of each turn, after all its changes.
  ///
  /// A root that is selected behind a cover, for example, changes nothing visible.
  package func observe(
    _ body: @escaping (StageChange) -> Void, afterEachTurn onTurn: (() -> Void)?
  ) -> StageObservation {
    if observers.isEmpty { observers.visibleBefore = visibleScreens }
    let observation = StageObservation()
    observers.observers.append(.init(observation: observation, body: body, onTurn: onTurn))
    return observation
  }

  /// Notifies the observers of flows that began without a transition.
  func tellObserversIfAny() {
    guard pending.openBatches == 0 else { return }
    tellObservers(exchange(&places.effects.changes, with: []))
  }

  /// Notifies the observers of the changes since the last time.
  func tellObservers(_ changes: [StageChange]) {
    guard !observers.isEmpty else { return }
    let visible = visibleScreens
    let before = observers.visibleBefore
    // A screen that left and came back meanwhile was hidden, and is shown again.
    let gone = Set(changes.compactMap(\.departed).map { ObjectIdentifier($0) })
    var (hidden, shown): ([any Screen], [any Screen]) = ([], [])
    if !gone.isEmpty || !visible.elementsEqual(before, by: { $0 === $1 }) {
      let stays = Set(visible.map { ObjectIdentifier($0) }).subtracting(gone)
      hidden = before.filter { !stays.contains(ObjectIdentifier($0)) }
      let stayed = Set(before.map { ObjectIdentifier($0) }).intersection(stays)
      shown = visible.filter { !stayed.contains(ObjectIdentifier($0)) }
    }
    observers.visibleBefore = visible
    // A subscription made in a callback receives later changes only, not half of these.
    var subscribed = observers.observers
    working {
      for screen in hidden { tell(.hid(screen), to: subscribed) }
      for change in changes { tell(change, to: subscribed) }
      for screen in shown { tell(.becameVisible(screen), to: subscribed) }
      for observer in subscribed where observer.isSubscribed { observer.onTurn?() }
    }
    var ended = observers.takeUnsubscribed()
    guard !ended.isEmpty else { return }
    // A subscription may hold the last reference to objects that make requests when released.
    working {
      subscribed = []
      ended = []
    }
  }

  private func tell(_ change: StageChange, to observers: [ObserverList.Observer]) {
    for observer in observers where observer.isSubscribed { observer.body(change) }
  }
}

extension StageChange {
  /// The screen that left, even if it comes back in the same batch.
  var departed: (any Screen)? { if case .left(let screen) = self { screen } else { nil } }
}

/// An object that sees each state of a stage, such as the maker of its pictures.
///
/// The stage does not know pictures. It notifies its only follower when they change.
@MainActor
package protocol StageFollower: AnyObject {
  /// True while somebody watches.
  ///
  /// Otherwise the stage only reports changed screens.
  var isWatched: Bool { get }

  /// Records that the backend is about to receive a transition.
  func tell(_ transition: PresentationTransition)

  /// Records changes without a transition, and returns true if code of the app has run.
  func catchUp() -> Bool

  /// Records that a screen's content has changed.
  func noteChange(of screen: any Screen)

  /// Records that the stage's words have changed.
  func noteWords()

  /// Records that a guard has appeared or left, or has begun or finished deciding.
  func noteGuards()
}

extension Stage {
  /// The object that sees each state of the stage, which the stage owns.
  package var follower: (any StageFollower)? {
    get { transitions.follower }
    set { transitions.follower = newValue }
  }

  /// True while somebody watches the stage through its follower.
  package var isWatched: Bool { transitions.follower?.isWatched == true }

  /// True while the stage is idle and no transition runs or waits.
  package var isAtRest: Bool {
    turn.phase == .idle && pending.openBatches == 0 && transitions.isIdle
  }

  /// Reports that the title, content or representation of a screen has changed.
  ///
  /// Call it for screens that are not `@Observable`.
  ///
  /// Watchers receive the change if the screen is visible.
  public func contentChanged(of screen: any Screen) {
    rows.noteChange(of: screen)
    follower?.noteChange(of: screen)
    finishTurnIfIdle()
  }

  /// Takes the turns that waited for the end of a transition.
  func finishTransition() {
    // Requests of watchers wait, because watchers run while the stage is at work.
    if isWatched { finishTurnIfIdle() }
    resumeAtRest()
  }
}

/// A flow that lives only for the streams that it listens to.
package struct ListeningFlow: Sendable, Hashable {
  /// The name of its coordinator.
  package let name: String
  /// The file and line of each `listen`, in the order in which they began.
  package let origins: [String]
}

extension Stage {
  /// The flows without screens or child flows that live only for the streams that they listen to,
  /// in the order in which their listening began.
  ///
  /// The main flow is never among them, because it lives as long as the app.
  package var flowsThatOnlyListen: [ListeningFlow] {
    var flows: [(record: FlowRecord, origins: [String])] = []
    for task in scheduler.sleepers.listening where task.hold.flow.link.stage === self {
      if let place = flows.firstIndex(where: { $0.record === task.hold.flow }) {
        flows[place].origins.append(task.origin)
      } else {
        flows.append((task.hold.flow, [task.origin]))
      }
    }
    return flows.compactMap { record, origins in
      guard record.isAlive, record.parent != nil, !record.isStarting, !record.hasChildren,
        !record.hasScreens, record.holdCount == origins.count
      else { return nil }
      return ListeningFlow(name: record.name, origins: origins)
    }
  }
}

extension Stage {
  /// Announces a text to screen readers, such as the number of results.
  ///
  /// Wireflow announces each change of place by itself. Announce a change that the user made or
  /// waits for, if a screen reader would not notice it. While a wall is up, the stage ignores
  /// announcements from behind it, because they might reveal hidden content.
  ///
  /// ```swift
  /// stage.announce("3 results")
  /// ```
  /// - Parameters:
  ///   - text: the text.
  ///   - urgency: the moment at which a screen reader speaks it.
  public func announce(_ text: String, urgency: Announcement.Urgency = .polite) {
    announce(Announcement(text, urgency: urgency), for: nil)
  }

  func announce(_ announcement: Announcement, for flow: FlowRecord?) {
    if let reason = reasonToIgnore(announcementsOf: flow) {
      log.append(.ignored(announcement.description, reason))
    } else {
      log.append(.announce(announcement))
      transitions.announce(announcement)
    }
  }

  private func reasonToIgnore(announcementsOf flow: FlowRecord?) -> IgnoredReason? {
    if let reason = flow?.refusal { return reason }
    guard let wall = places.wall, flow.map(isInFrontOfWalls) != true else { return nil }
    return .screen(.behindWall, name(of: wall.first.screen))
  }
}

extension ApplicationWireframe {
  /// Announces a text to screen readers, unless the flow has ended or a wall is in front of it.
  ///
  /// ```swift
  /// wireframe.announce("\(books.count) results")
  /// ```
  /// - Parameters:
  ///   - text: the text.
  ///   - urgency: the moment at which a screen reader speaks it.
  public func announce(_ text: String, urgency: Announcement.Urgency = .polite) {
    stage.announce(Announcement(text, urgency: urgency), for: requestingFlow)
  }
}
