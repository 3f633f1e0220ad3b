/// An exception for a law that a wireframe breaks on purpose on some journeys.
///
/// ```swift
/// WireframeRelaxation(
///   .keepsStacks, on: "stacks that are left", because: "a kiosk forgets where people were")
/// ```
///
/// A relaxation that hides no violation is itself a violation, so you cannot forget to remove it.
public struct WireframeRelaxation: Sendable, Hashable {
  /// The law.
  public let law: WireframeLaw
  /// The names of the journeys, as they appear in violations.
  public let journeys: [String]
  /// The reason for the exception.
  public let reason: String

  /// Creates a relaxation of one law on some journeys.
  public init(_ law: WireframeLaw, on journeys: String..., because reason: String) {
    self.law = law
    self.journeys = journeys
    self.reason = reason
  }
}

extension WireframeRelaxation {
  /// Returns true if the relaxation permits a violation.
  func covers(_ violation: ConformanceViolation) -> Bool {
    violation.law == law.rawValue && journeys.contains(violation.journey)
  }

  /// Returns the faults of the relaxation itself, given all violations of a wireframe.
  func violations(
    of subject: String, besides all: [ConformanceViolation]
  ) -> [ConformanceViolation] {
    let idle = journeys.filter { journey in
      !all.contains { covers($0) && $0.journey == journey }
    }
    let isWithoutReason = reason.allSatisfy(\.isWhitespace)
    return idle.map { violation(of: subject, on: $0, "\"\(law.rawValue)\" is kept there") }
      + (isWithoutReason ? [violation(of: subject, on: journeys.first ?? "", "no reason")] : [])
  }

  private func violation(
    of subject: String, on journey: String, _ details: String
  ) -> ConformanceViolation {
    ConformanceViolation(
      subject: subject, law: "relaxes only what it does not keep, with a reason",
      journey: journey, step: nil, details: "\(details): \(reason)")
  }
}
