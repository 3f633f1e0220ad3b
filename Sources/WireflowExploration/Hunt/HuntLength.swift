/// The length of a hunt for behaviour that depends on hidden state.
public enum HuntLength: Sendable, Hashable {
  /// A number of actions, including those of replays, so that the seed alone decides the findings.
  case actions(Int)
  /// A real time, after which the findings depend on the speed of the machine.
  case time(Duration)

  /// No hunt.
  public static let zero = actions(0)
}
