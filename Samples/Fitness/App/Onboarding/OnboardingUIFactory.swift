import Wireflow

/// A factory that makes the pages of the tutorial.
@MainActor
protocol OnboardingUIFactory: UIFactory {
  func makeWelcome() -> OnboardingScreen
  func makeHouseRules() -> any HouseRulesAccepting
  func makePromise() -> OnboardingScreen
}

extension OnboardingUIFactory {
  func makeWelcome() -> OnboardingScreen {
    OnboardingScreen(
      title: "Welcome", placeID: "welcome",
      text: "Choose what to train, and with whom.", nextTitle: "Next")
  }

  func makePromise() -> OnboardingScreen {
    OnboardingScreen(
      title: "No excuses", placeID: "promise",
      text: "In a hurry? Choose any activity, and go.", nextTitle: "Begin")
  }
}

/// The factory whose members accept all house rules at once.
struct PlainOnboardingUIFactory: OnboardingUIFactory {
  func makeHouseRules() -> any HouseRulesAccepting { HouseRulesScreen() }
}

/// The factory whose members accept each house rule separately.
struct ChecklistOnboardingUIFactory: OnboardingUIFactory {
  func makeHouseRules() -> any HouseRulesAccepting {
    HouseRulesChecklistScreen()
  }
}
