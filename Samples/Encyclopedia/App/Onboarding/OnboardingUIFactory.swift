import Wireflow

/// A factory that makes the pages of the onboarding.
struct OnboardingUIFactory: UIFactory {
  let preferences: Preferences

  func makePages() -> [OnboardingScreen] {
    OnboardingPage.allCases.map { OnboardingScreen(page: $0, preferences: preferences) }
  }
}
