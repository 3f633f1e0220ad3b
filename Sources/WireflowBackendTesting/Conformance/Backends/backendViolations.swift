public import Wireflow

/// Runs backends through a fixed set of journeys, and returns the laws that they break.
///
/// A correct backend breaks none:
///
/// ```
/// let violations = await backendViolations { scheduler in
///   BackendUnderTest(PictureBackend(scheduler: scheduler))
/// }
/// ```
///
/// Each journey runs in several containers, each time on a new backend, and stops at the first step
/// that breaks a law. After each step, when all transitions are done, the backend must match the
/// stage. The function needs no running test, so you can also call it from a command-line tool.
/// - Parameters:
///   - most: the number of violations after which the search stops.
///   - make: creates a backend on a scheduler that the suite advances, without keeping a reference
///     to it.
@MainActor
public func backendViolations(
  upTo most: Int = .max, _ make: @MainActor (ManualScheduler) -> BackendUnderTest
) async -> [ConformanceViolation] {
  var violations: [ConformanceViolation] = []
  let all = BackendBench.Container.all
  for (number, journey) in Journey.forBackends.enumerated() where violations.count < most {
    for container in ConformanceRun.isBrief ? [all[number % all.count]] : all {
      let bench = BackendBench(journey, in: container, make)
      await bench.run()
      violations += bench.violations
      if !bench.violations.isEmpty { break }
    }
  }
  return violations
}

/// A run of backends through the journeys.
package enum ConformanceRun {
  /// True if each journey runs in one container, which is another one from journey to journey.
  @TaskLocal package static var isBrief = false
}

/// A law that every backend must obey.
public enum BackendLaw: String, Sendable, Hashable, CaseIterable {
  /// The backend matches the stage when its transitions are done.
  case showsTheStage = "shows everything on stage"
  /// The backend draws the words of all visible content when its transitions are done.
  case drawsTheContent = "draws titles, labels, values and disabled elements"
  /// The backend keeps the same view for a screen as long as the screen is on stage.
  case keepsViews = "keeps the view of a screen while that is on stage"
  /// The backend completes each transition exactly once.
  case completesOnce = "completes each transition exactly once"
  /// The backend receives one transition at a time.
  case oneAtATime = "performs one transition at a time"
  /// Exactly the screens that the user removes on the backend leave the stage.
  case tellsTheStage = "tells the stage which screens the user has removed"
  /// The user removes only screens that the stage allows to go, so the stage never restores any.
  case asksTheStage = "lets the user remove only screens that may leave"
  /// The backend receives no transition while the user holds a screen.
  case holdsGestures = "tells the stage when the user begins and ends a gesture"
  /// The backend retains neither screens that have left, nor the stage, nor itself.
  case leaksNothing = "releases everything that has left"
}

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
