/// A law that something breaks: which one, where, and how.
public struct ConformanceViolation: Sendable, Hashable {
  /// The name of the type that breaks it.
  public let subject: String
  /// The law, as a predicate of the subject.
  public let law: String
  /// The journey on which it is broken, with the container that it went through.
  public let journey: String
  /// The step of the journey, or nil if the law is broken by what is left afterwards.
  public let step: String?
  /// The state that came, and the one that should have come.
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
