import Testing

#if DEBUG
@testable import Wireflow

/// The contradictions in the state of a stage.
@MainActor
func violations(of stage: Stage) -> [String] { stage.places.violations() }
#else
import Wireflow

/// Nothing: the state is checked in debug builds.
@MainActor
func violations(of stage: Stage) -> [String] { [] }
#endif

/// Expects all to fit together in the state of a stage.
@MainActor
func expectNoViolations(of stage: Stage, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(violations(of: stage) == [], sourceLocation: sourceLocation)
}
