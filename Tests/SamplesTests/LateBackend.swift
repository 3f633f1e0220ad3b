import Wireflow

/// A backend that takes its time, and notes what it was asked to show.
@MainActor
final class LateBackend: PresentationBackend {
  private(set) var shown: [String] = []
  /// The transitions that were asked for and are not complete.
  private(set) var runningCount = 0
  private let scheduler: any Scheduler
  private let delay: Duration

  init(scheduler: any Scheduler, delay: Duration) {
    self.scheduler = scheduler
    self.delay = delay
  }

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    shown.append(Self.words(for: transition.command))
    runningCount += 1
    _ = scheduler.schedule(after: delay) { [weak self] in
      self?.runningCount -= 1
      completion()
    }
  }

  private static func words(for command: PresentationCommand) -> String {
    switch command {
    case .install(let snapshot, let cause): "\(cause.rawValue) in \(snapshot.container.name)"
    case .push(let screen, _): "push \(screen.title)"
    case .present(let modal): "present \(modal.screens.map(\.title)) as \(modal.style)"
    case .dismiss(let screen): "dismiss \(screen.title)"
    case .installMinimizable(let player): "install player \(player.screen.title)"
    case .maximize: "maximize"
    case .minimize: "minimize"
    case .batch(let commands): commands.map(words).joined(separator: " + ")
    case .alert(let alert, _): "alert \(alert.title)"
    case .closeAlert: "close alert"
    default: "something else"
    }
  }
}
