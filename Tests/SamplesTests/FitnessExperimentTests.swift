import FitnessApp
import Testing
import Wireflow
import WireflowTesting

/// An A/B test of the sample's tutorial: two factories of screens in one flow.
@MainActor
struct FitnessExperimentTests {
  @Test func acceptsAllRulesAtOnce() {
    let app = makeApp(.plain)

    app.tap("Next")
    app.tap("Accept")

    app.expectLog(
      matches: """
        > tap "Next"
          select House rules
        > tap "Accept"
          select No excuses
        """)
    begin(app)
  }

  @Test func acceptsEachRule() {
    let app = makeApp(.checklist)

    app.tap("Next")
    app.perform(.next)
    for rule in ["I bring a towel", "I put the weights back", "I cancel in time"] {
      app.toggle(rule)
    }
    app.tap("Next")

    app.assertSnapshot()
    begin(app)
  }

  private func makeApp(_ onboarding: OnboardingExperiment) -> AppDriver {
    let app = AppDriver {
      ApplicationController(fitnessOn: $0, wireframe: $1, onboarding: onboarding)
    }
    app.skipLog()
    return app
  }

  /// Ends the tutorial, which leads to the login in both versions.
  private func begin(_ app: AppDriver) {
    app.tap("Begin")
    app.expectLog(
      matches: """
        > tap "Begin"
          dismiss OnboardingScreen "Welcome"
          finish OnboardingFlowCoordinator
          start LoginFlowCoordinator
          install tab bar: Log in
        """)
    app.finish()
  }
}
