import Wireflow

/// A factory that makes the pages of the tutorial.
struct OnboardingUIFactory: UIFactory {
  func makeWelcome() -> OnboardingScreen {
    OnboardingScreen(
      title: "Welcome", placeID: "welcome",
      text: "Choose what to train, and with whom.", nextTitle: "Next")
  }

  func makeHouseRules() -> HouseRulesScreen { HouseRulesScreen() }

  func makePromise() -> OnboardingScreen {
    OnboardingScreen(
      title: "No excuses", placeID: "promise",
      text: "In a hurry? Choose any activity, and go.", nextTitle: "Begin")
  }
}
