import Wireflow

/// A backend that completes at once, late, twice, or never, and lets mischief happen meanwhile.
@MainActor
final class StressBackend: PresentationBackend {
  private let scheduler: ManualScheduler
  private let mischief: StressMischief
  private var random: StressRandom

  init(_ scheduler: ManualScheduler, _ mischief: StressMischief, seed: UInt64) {
    self.scheduler = scheduler
    self.mischief = mischief
    random = StressRandom(seed: seed)
  }

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    mischief.happen()
    switch random.below(24) {
    case 0: break
    case 1..<9: _ = scheduler.schedule(after: .milliseconds(random.below(400))) { completion() }
    case 9:
      completion()
      completion()
    default: completion()
    }
    mischief.happen()
  }
}

/// A backend that passes everything on to another one, which is made after its app.
@MainActor
final class StressRelay: PresentationBackend {
  var target: (any PresentationBackend)?

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    guard let target else { return completion() }
    target.perform(transition, completion: completion)
  }
}
