/// A group of backends that acts as one.
///
/// A transition is complete when all members are.
@MainActor
public final class BackendGroup: PresentationBackend {
  private var members: [any PresentationBackend]
  private var newcomers: [any PresentationBackend] = []
  private weak var stage: Stage?
  /// The countdown of the members that have yet to complete the last transition.
  private var countdown: Countdown?
  /// True once the group has shown anything.
  ///
  /// A tree for newcomers is then not for its members.
  private var hasBegun = false

  /// Creates a group of backends.
  public init(_ members: [any PresentationBackend]) { self.members = members }

  /// Adds a backend, even while the app runs.
  ///
  /// The stage then shows it the whole live tree.
  public func add(_ member: any PresentationBackend) {
    guard let stage else { return members.append(member) }
    newcomers.append(member)
    member.attach(to: stage)
    stage.transitions.showAgain(PresentationTransition(isForNewcomers: true))
  }

  /// Removes a backend, even while the app runs, for example because its window was closed.
  ///
  /// It receives nothing more, and no transition waits for it. The other members are unaffected.
  public func remove(_ member: any PresentationBackend) {
    members.removeAll { $0 === member }
    newcomers.removeAll { $0 === member }
    countdown?.giveUp(member)
    stage?.userCancelled(in: member)
  }

  /// Shows the next whole tree only to a member, and returns false if it is not in the group.
  func readmit(_ member: any PresentationBackend) -> Bool {
    guard members.contains(where: { $0 === member }) else {
      return members.contains { ($0 as? BackendGroup)?.readmit(member) == true }
    }
    if !newcomers.contains(where: { $0 === member }) { newcomers.append(member) }
    return true
  }

  /// Attaches each member.
  public func attach(to stage: Stage) {
    self.stage = stage
    for member in members { member.attach(to: stage) }
  }

  /// Shows a transition on each member.
  public func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    let targets = admitted(to: transition)
    guard !targets.isEmpty else { return completion() }
    let countdown = Countdown(targets, completion)
    self.countdown = countdown
    for member in targets {
      let id = ObjectIdentifier(member)
      member.perform(transition) { countdown.complete(id) }
    }
  }

  /// Announces on each member.
  public func announce(_ announcement: Announcement) {
    for member in members { member.announce(announcement) }
  }

  /// Returns the members that a transition concerns, and admits newcomers.
  ///
  /// A transition for newcomers may be for those of a nested group, or for this group itself if it
  /// has just joined another one.
  private func admitted(to transition: PresentationTransition) -> [any PresentationBackend] {
    defer { (hasBegun, newcomers) = (true, []) }
    members += newcomers.filter { newcomer in !members.contains { $0 === newcomer } }
    guard transition.isForNewcomers, hasBegun else { return members }
    return members.filter { member in
      member is BackendGroup || newcomers.contains { $0 === member }
    }
  }
}

extension BackendGroup: ForeignPresenting {
  package func foreignPresentations() -> [ForeignPresentation] {
    members.flatMap { ($0 as? any ForeignPresenting)?.foreignPresentations() ?? [] }
  }
}

/// A countdown of members, which calls back again if one completes twice, for the stage to log.
@MainActor
private final class Countdown {
  private var waiting: Set<ObjectIdentifier>
  /// The removed members, whose completions no longer count.
  private var removed: Set<ObjectIdentifier> = []
  private var isOverdone = false
  private let completion: @MainActor () -> Void
  private var isDone: Bool { waiting.isEmpty }

  init(_ members: [any PresentationBackend], _ completion: @escaping @MainActor () -> Void) {
    waiting = Set(members.map { ObjectIdentifier($0) })
    self.completion = completion
  }

  func complete(_ member: ObjectIdentifier) {
    guard !removed.contains(member) else { return }
    let isRepeated = waiting.remove(member) == nil
    if isRepeated { isOverdone = true }
    guard isDone else { return }
    completion()
    if isOverdone, !isRepeated { completion() }
  }

  func giveUp(_ member: any PresentationBackend) {
    let id = ObjectIdentifier(member)
    guard waiting.remove(id) != nil else { return }
    removed.insert(id)
    if isDone { completion() }
  }
}
