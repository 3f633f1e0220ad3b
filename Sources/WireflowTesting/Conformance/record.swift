#if canImport(Testing) && canImport(XCTest)
/// Fails the running test once for each broken law, with its first violation and the names of the
/// other journeys that break it.
func record(_ violations: [ConformanceViolation], at site: CallSite) {
  var laws: [String] = []
  for violation in violations where !laws.contains(violation.law) { laws.append(violation.law) }
  for law in laws {
    let breaches = violations.filter { $0.law == law }
    var journeys: [String] = []
    for breach in breaches where !journeys.contains(breach.journey) {
      journeys.append(breach.journey)
    }
    var message = breaches[0].description
    if journeys.count > 1 {
      let named = journeys.dropFirst().prefix(5).map { "\"\($0)\"" }.joined(separator: ", ")
      message += "\nThe same law is broken on the journeys \(named)"
      message += journeys.count > 6 ? " and \(journeys.count - 6) more." : "."
    }
    recordFailure(message, at: site)
  }
}
#endif
