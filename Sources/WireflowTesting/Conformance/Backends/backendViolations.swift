public import Wireflow

/// Leads backends through a fixed set of journeys, and returns the laws that they break.
///
/// A backend that is right breaks none:
///
/// ```
/// let violations = backendViolations { scheduler in
///   BackendUnderTest(PictureBackend(scheduler: scheduler))
/// }
/// ```
///
/// Each journey goes through several containers on a backend of its own, up to the first step
/// that breaks a law. After each step, once all transitions are done, what the backend says it
/// shows must be what is on stage. This needs no test that runs, so a command may call it. A backend
/// that draws in later turns is awaited:
///
/// ```
/// let violations = await backendViolations { scheduler in
///   let backend = WindowBackend(scheduler: scheduler)
///   return BackendUnderTest(
///     backend, picture: { backend.picture }, settleLater: { await backend.drawn() })
/// }
/// ```
/// - Parameter make: makes a backend on a scheduler that the suite moves by hand, and keeps it
///   nowhere else.
@MainActor
public func backendViolations(
  _ make: @MainActor (ManualScheduler) -> BackendUnderTest
) -> [ConformanceViolation] {
  backendViolations(upTo: .max, make)
}

/// Returns the laws that backends break, of which no more are looked for once there are so many.
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

/// Leads backends through the same journeys, and waits for what they do in later turns.
/// - Parameter make: makes a backend on a scheduler that the suite moves by hand, and keeps it
///   nowhere else.
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
