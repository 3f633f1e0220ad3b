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
    case witnesses = "playing witnesses"
    /// The search that tries each step after each edge.
    case pairs = "trying pairs of steps"
    /// The search that plays the known ways again after each event.
    case events = "trying events first"
    /// The random walks from states in which a step had two outcomes.
    case walks = "walking at random"
    /// The final exploration, which follows the witnesses instead of hunting, as a comparison does.
    case check = "checking"
    /// The search for traps.
    case traps = "looking for traps"
  }

  /// The wireframe.
  public let wireframe: String
  /// The current phase.
  public let phase: Phase
  /// The number of different states.
  public let states: Int
  /// The number of states whose steps were all tried.
  public let explored: Int
  /// The number of edges.
  public let edges: Int
  /// The elapsed real time.
  public let duration: Duration

  /// The progress in one line.
  public var description: String {
    "\(wireframe): \(phase.rawValue), \(explored) of \(states) states, \(edges) edges, "
      + "\(duration.components.seconds) s"
  }
}

extension Explorer {
  /// Begins a phase of the exploration.
  func begin(_ phase: ExplorationProgress.Phase) {
    self.phase = phase
    report()
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
