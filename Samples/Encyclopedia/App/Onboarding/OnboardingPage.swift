/// A page of the onboarding.
enum OnboardingPage: String, Sendable, Hashable, CaseIterable {
  case welcome
  case explore
  case languages
  case privacy

  var title: String {
    switch self {
    case .welcome: "Welcome"
    case .explore: "New ways to explore"
    case .languages: "Search in many languages"
    case .privacy: "Your data stays yours"
    }
  }

  var text: String {
    switch self {
    case .welcome: "Readers like you write this encyclopedia. Nobody pays for it with advertising."
    case .explore: "A feed for each day, and a map of the places around you."
    case .languages: "Read an article in each language that has it."
    case .privacy: "The app sends reports only if you allow it."
    }
  }
}
