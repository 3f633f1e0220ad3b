public import Wireflow

/// Runs backends through a fixed set of journeys, and returns the laws that they break.
///
/// A correct backend breaks none:
///
/// ```
/// let violations = backendViolations { scheduler in
///   BackendUnderTest(PictureBackend(scheduler: scheduler))
/// }
/// ```
///
/// Each journey runs in several containers, each time on a new backend, and stops at the first step
/// that breaks a law. After each step, when all transitions are done, the backend must match the
/// stage. The function needs no running test, so you can also call it from a command-line tool. If
/// your backend draws in later turns, use the asynchronous variant:
///
/// ```
/// let violations = await backendViolations { scheduler in
///   let backend = WindowBackend(scheduler: scheduler)
///   return BackendUnderTest(
///     backend, picture: { backend.picture }, settleLater: { await backend.drawn() })
/// }
/// ```
/// - Parameter make: creates a backend on a scheduler that the suite advances, without keeping a
///   reference to it.
@MainActor
public func backendViolations(
  _ make: @MainActor (ManualScheduler) -> BackendUnderTest
) -> [ConformanceViolation] {
  backendViolations(upTo: .max, make)
}

/// Returns the laws that backends break, and stops searching after the given number.
@MainActor
package func backendViolations(
  upTo most: Int, _ make: @MainActor (ManualScheduler) -> BackendUnderTest
) -> [ConformanceViolation] {
  var violations: [ConformanceViolation] = []
  for journey in Journey.forBackends where violations.count < most {
    for container in BackendBench.Container.all {
      let bench = BackendBench(journey, in: container, make)
      bench.run()
      violations += bench.violations
      if !bench.violations.isEmpty { break }
    }
  }
  return violations
}

/// Runs backends through the same journeys, and waits for work that they do in later turns.
/// - Parameter make: creates a backend on a scheduler that the suite advances, without keeping a
///   reference to it.
@MainActor
public func backendViolations(
  _ make: @MainActor (ManualScheduler) -> BackendUnderTest
) async -> [ConformanceViolation] {
  var violations: [ConformanceViolation] = []
  for journey in Journey.forBackends {
    for container in BackendBench.Container.all {
      let bench = BackendBench(journey, in: container, make)
      await bench.run()
      violations += bench.violations
      if !bench.violations.isEmpty { break }
    }
  }
  return violations
}
