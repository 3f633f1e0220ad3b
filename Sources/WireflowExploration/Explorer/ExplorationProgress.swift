import Wireflow

/// The progress of a running exploration.
///
/// ```swift
/// options.onProgress = { print($0) }
/// ```
public struct ExplorationProgress: Sendable, Hashable, CustomStringConvertible {
  /// A phase of an exploration.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    /// The first search, which tries each step of each state.
    case states = "trying each step"
    /// The replay of the scripts that a baseline keeps.
    case corpus = "playing known scripts"
    /// The search that changes known scripts at random.
    case hunt = "hunting"
    /// The final exploration, which follows the corpus instead of hunting, as a comparison does.
    case check = "checking"
    /// The search for traps.
    case traps = "looking for traps"
  }

  /// The wireframe.
  public let wireframe: String
  /// The current phase.
  public private(set) var phase: Phase
  /// The number of different states.
  public private(set) var states: Int
  /// The number of states whose steps were all tried.
  public private(set) var explored: Int
  /// The number of edges.
  public let edges: Int
  /// The elapsed real time.
  public private(set) var duration: Duration

  /// The progress in one line.
  public var description: String {
    let count = explored < states ? "\(explored) of \(states)" : "\(states)"
    return "\(wireframe): \(phase.rawValue), \(count) states, \(edges) edges, "
      + "\(duration.components.seconds) s"
  }
}

extension ExplorationProgress {
  /// Returns the progress of an exploration that checks a hunt, as a part of that hunt.
  @MainActor
  func checking(_ hunter: Explorer) -> Self {
    var progress = self
    progress.duration = hunter.duration
    (progress.states, progress.explored) = (hunter.states.count, min(states, hunter.states.count))
    if phase != .traps { progress.phase = .check }
    return progress
  }
}

extension Explorer {
  /// Begins a phase of the exploration, and reports it, unless a limit has ended the search before.
  func begin(_ phase: ExplorationProgress.Phase) {
    self.phase = phase
    if stop == nil || phase == .check || phase == .traps { report() }
  }

  /// Reports the progress, at most once a second within a phase.
  func reportIfDue() {
    guard options.onProgress != nil, duration - lastReport > .seconds(1) else { return }
    report()
  }

  private func report() {
    guard let onProgress = options.onProgress else { return }
    lastReport = duration
    onProgress(
      ExplorationProgress(
        wireframe: subject.wireframe.name, phase: phase, states: states.count,
        explored: states.count - unexploredCount, edges: scripts.count, duration: duration))
  }
}
