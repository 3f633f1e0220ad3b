/// The progress of an exploration, as it goes on.
///
/// ```swift
/// options.onProgress = { print($0) }
/// ```
public struct ExplorationProgress: Sendable, Hashable, CustomStringConvertible {
  /// The part of an exploration.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    /// Each step of each state is tried.
    case states = "trying each step"
    /// The scripts that a baseline keeps are played.
    case witnesses = "playing witnesses"
    /// Each step is tried after each edge.
    case pairs = "trying pairs of steps"
    /// The known ways are played again after each event.
    case events = "trying events first"
    /// A random user works where one step has had two outcomes.
    case walks = "walking at random"
    /// The result is explored once more, as a comparison will do it.
    case check = "checking"
    /// The traps are looked for.
    case traps = "looking for traps"
  }

  /// The wireframe.
  public let wireframe: String
  /// The part that is under way.
  public let phase: Phase
  /// The number of states that were told apart.
  public let states: Int
  /// The number of these states in which each step was tried.
  public let explored: Int
  /// The number of edges.
  public let edges: Int
  /// The real time that has passed.
  public let duration: Duration

  /// The progress in one line.
  public var description: String {
    "\(wireframe): \(phase.rawValue), \(explored) of \(states) states, \(edges) edges, "
      + "\(duration.components.seconds) s"
  }
}

extension Explorer {
  /// Begins a part of the exploration.
  func begin(_ phase: ExplorationProgress.Phase) {
    self.phase = phase
    report()
  }

  /// Reports the progress, at most once a second while a part goes on.
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
