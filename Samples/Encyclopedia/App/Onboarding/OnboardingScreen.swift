import Wireflow

/// One page of the onboarding.
@MainActor
final class OnboardingScreen: RootLevelRepresentable {
  let page: OnboardingPage
  var onNextPressed: (() -> Void)?
  var onSkipPressed: (() -> Void)?

  private let preferences: Preferences

  init(page: OnboardingPage, preferences: Preferences) {
    self.page = page
    self.preferences = preferences
  }

  var title: String { page.title }
  var placeID: String? { page.rawValue }

  var rootLevelRepresentation: RootLevelRepresentation {
    RootLevelRepresentation(title: title, id: page.rawValue)
  }

  var content: ScreenContent {
    Text(page.text)
    if page == .privacy {
      Toggle("Send usage reports", isOn: preferences.sendsReports) {
        self.preferences.sendsReports = $0
      }
      Button("Get started", role: .primary) { self.onNextPressed?() }
    } else {
      Button("Next", role: .primary) { self.onNextPressed?() }
      Button("Skip") { self.onSkipPressed?() }
    }
  }
}
