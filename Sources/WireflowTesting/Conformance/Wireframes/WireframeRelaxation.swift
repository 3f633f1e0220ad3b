/// A law that a wireframe does not keep on some journeys, on purpose.
///
/// ```swift
/// WireframeRelaxation(
///   .keepsStacks, on: "stacks that are left", because: "a kiosk forgets where people were")
/// ```
///
/// One that hides nothing is a violation itself, so none outlives its reason.
public struct WireframeRelaxation: Sendable, Hashable {
  /// The law.
  public let law: WireframeLaw
  /// The names of the journeys, as violations tell them.
  public let journeys: [String]
  /// The reason why it is right.
  public let reason: String

  /// Creates a relaxation of one law on some journeys, with its reason.
  public init(_ law: WireframeLaw, on journeys: String..., because reason: String) {
    self.law = law
    self.journeys = journeys
    self.reason = reason
  }
}

extension WireframeRelaxation {
  /// Returns true if a violation is what it is there for.
  func covers(_ violation: ConformanceViolation) -> Bool {
    violation.law == law.rawValue && journeys.contains(violation.journey)
  }

  /// Returns what is wrong with it, given all violations of a wireframe.
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
