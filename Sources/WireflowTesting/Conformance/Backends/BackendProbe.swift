import Wireflow

/// A backend between the stage and the backend under test that counts completions.
@MainActor
final class BackendProbe: PresentationBackend {
  /// A broken law, with details.
  struct Fault {
    let law: BackendLaw
    let details: String
  }

  /// A closure that returns true while the user holds a screen.
  var isHeld: (() -> Bool)?
  /// The faults of the current step.
  private(set) var faults: [Fault] = []
  /// True if the backend has received a transition during the current step.
  private(set) var hasPerformed = false
  private let base: any PresentationBackend
  private let scheduler: ManualScheduler
  private let stallLimit: Duration
  /// The number of completions of each transition.
  private var counts: [Int] = []
  private var running: (number: Int, verb: String, start: Duration)?

  init(_ base: any PresentationBackend, scheduler: ManualScheduler, stallLimit: Duration) {
    self.base = base
    self.scheduler = scheduler
    self.stallLimit = stallLimit
  }

  var isBusy: Bool { running != nil }

  /// True if the running transition has used up the stage's time limit.
  var isOverdue: Bool { running.map { scheduler.now - $0.start >= stallLimit } ?? false }

  func beginStep() {
    faults = []
    hasPerformed = false
  }

  func attach(to stage: Stage) {
    base.attach(to: stage)
  }

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    noteOverlap(with: transition.command.verb)
    if isHeld?() == true {
      faults.append(
        Fault(
          law: .holdsGestures,
          details: "a \(transition.command.verb) came while the user held a screen")
      )
    }
    hasPerformed = true
    let number = counts.count
    counts.append(0)
    running = (number, transition.command.verb, scheduler.now)
    base.perform(transition) { [weak self, verb = transition.command.verb] in
      self?.noteCompletion(of: number, verb)
      completion()
    }
  }

  /// Records a fault if the running transition has not completed in time.
  func noteIncomplete() {
    guard let running else { return }
    faults.append(Fault(law: .completesOnce, details: "a \(running.verb) was never completed"))
    self.running = nil
  }

  private func noteOverlap(with verb: String) {
    guard let running else { return }
    guard !isOverdue else { return noteIncomplete() }
    faults.append(
      Fault(law: .oneAtATime, details: "a \(verb) came before the \(running.verb) was done"))
  }

  private func noteCompletion(of number: Int, _ verb: String) {
    counts[number] += 1
    if counts[number] == 2 {
      faults.append(Fault(law: .completesOnce, details: "a \(verb) was completed twice"))
    }
    if running?.number == number { running = nil }
  }
}
