import Testing

#if DEBUG
@testable import Wireflow

/// Expects all to fit together in the state of a stage.
@MainActor
func expectNoViolations(of stage: Stage, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(stage.state.violations() == [], sourceLocation: sourceLocation)
}
#else
import Wireflow

/// Expects nothing: the state is checked in debug builds.
@MainActor
func expectNoViolations(of stage: Stage, sourceLocation: SourceLocation = #_sourceLocation) {}
#endif
