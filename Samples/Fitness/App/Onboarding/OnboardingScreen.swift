import Wireflow

/// One page of the tutorial.
@MainActor
final class OnboardingScreen: RootLevelRepresentable {
  let title: String
  let placeID: String?
  var onNextPressed: (() -> Void)?

  private let text: String
  private let nextTitle: String

  init(title: String, placeID: String, text: String, nextTitle: String) {
    self.title = title
    self.placeID = placeID
    self.text = text
    self.nextTitle = nextTitle
  }

  var rootLevelRepresentation: RootLevelRepresentation { RootLevelRepresentation(title: title) }

  var content: ScreenContent {
    Text(text)
    Button(nextTitle, role: .primary) { self.onNextPressed?() }
  }
}
