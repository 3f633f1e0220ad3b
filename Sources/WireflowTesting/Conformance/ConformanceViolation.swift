/// A broken law, with its place and details.
public struct ConformanceViolation: Sendable, Hashable {
  /// The name of the type that breaks the law.
  public let subject: String
  /// The law, as a predicate of the subject.
  public let law: String
  /// The journey that revealed it, with the name of its container.
  public let journey: String
  /// The step of the journey, or nil if the violation was found after the journey ended.
  public let step: String?
  /// The expected and the actual state.
  public let details: String
}

extension ConformanceViolation: CustomStringConvertible {
  /// The law, the journey and the step in the first line, and the details below.
  public var description: String {
    let place = step.map { "at the step \"\($0)\" of" } ?? "after"
    return """
      \(subject) breaks the law "\(law)", \(place) the journey "\(journey)":
      \(details.indented)
      """
  }
}

extension String {
  /// Each line indented by two spaces.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      .joined(separator: "\n")
  }
}
