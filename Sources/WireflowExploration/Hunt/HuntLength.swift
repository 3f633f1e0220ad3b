/// The length of a hunt for behaviour that depends on hidden state.
public enum HuntLength: Sendable, Hashable {
  /// A number of actions, including those of replays, so that the seed alone decides the findings.
  case actions(Int)
  /// A real time, after which the findings depend on the speed of the machine.
  case time(Duration)

  /// No hunt.
  public static let zero = actions(0)

  /// Reads a number of seconds such as `60s`, or a number of actions such as `100000`.
  package init?(parsing text: String) {
    let isTime = text.hasSuffix("s")
    guard let number = Int(isTime ? text.dropLast() : text[...]), number > 0 else { return nil }
    self = isTime ? .time(.seconds(number)) : .actions(number)
  }
}
