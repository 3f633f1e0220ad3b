/// Several backends as one: each shows every transition, and a transition is done when all are.
@MainActor
public final class BackendGroup: PresentationBackend {
  private var members: [any PresentationBackend]
  private var newcomers: [any PresentationBackend] = []
  private weak var stage: Stage?
  /// True once it has been shown anything, so that a tree for newcomers is none for its members.
  private var hasBegun = false

  /// Creates a group of backends.
  public init(_ members: [any PresentationBackend]) {
    self.members = members
  }

  /// Adds a backend, also while the app runs.
  ///
  /// It is then shown the whole live tree in its turn.
  public func add(_ member: any PresentationBackend) {
    guard let stage else { return members.append(member) }
    newcomers.append(member)
    member.attach(to: stage)
    stage.showAll(because: .attach)
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
    let countdown = Countdown(from: targets.count, completion)
    for member in targets {
      var isDone = false
      member.perform(transition) {
        countdown.step(isRepeated: isDone)
        isDone = true
      }
    }
  }

  /// Returns the members that a transition concerns, and lets newcomers in with a whole tree.
  ///
  /// A tree for newcomers may be for those of a group inside this one, or for this group itself
  /// when it has just joined another.
  private func admitted(to transition: PresentationTransition) -> [any PresentationBackend] {
    defer { hasBegun = true }
    guard case .install(_, let cause) = transition.command else { return members }
    defer { newcomers = [] }
    members += newcomers
    guard cause == .attach, hasBegun else { return members }
    return members.filter { member in
      member is BackendGroup || newcomers.contains { $0 === member }
    }
  }
}

/// Calls back when all members are done, and again when one says so twice, for the stage to note.
@MainActor
private final class Countdown {
  private var left: Int
  private var isOverdone = false
  private let completion: @MainActor () -> Void

  init(from count: Int, _ completion: @escaping @MainActor () -> Void) {
    left = count
    self.completion = completion
  }

  func step(isRepeated: Bool) {
    if isRepeated { isOverdone = true } else { left -= 1 }
    guard left == 0 else { return }
    completion()
    if isOverdone, !isRepeated { completion() }
  }
}
