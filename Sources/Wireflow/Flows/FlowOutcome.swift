/// The end of a flow, with or without an output.
public enum FlowOutcome<Output: Sendable>: Sendable {
  /// The flow finished, with an output.
  case finished(Output)
  /// Its last screen left, or its parent ended.
  case cancelled

  /// The output, if it finished.
  public var output: Output? {
    if case .finished(let output) = self { output } else { nil }
  }
}

extension FlowOutcome: Equatable where Output: Equatable {}
extension FlowOutcome: Hashable where Output: Hashable {}
