import Wireflow

/// The colours in which the app shows articles.
@MainActor
final class AppearanceScreen: ModallyPresentable {
  let title = "Appearance"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  let preferredModalStyle = ModalStyle.sheet([.medium])

  private let preferences: Preferences

  init(preferences: Preferences) {
    self.preferences = preferences
  }

  var content: ScreenContent {
    Choice(
      "Theme", options: Preferences.Theme.allCases.map(\.rawValue),
      selected: preferences.theme.rawValue
    ) {
      self.preferences.theme = Preferences.Theme(rawValue: $0) ?? .light
    }
  }
}
