import Wireflow

/// The settings of the reader on this device.
@MainActor
final class SettingsScreen: ModallyPresentable {
  var title: String { texts["Settings"] }
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  let preferredModalStyle: ModalStyle

  private let preferences: any PreferencesService
  let texts: Texts

  init(preferences: any PreferencesService, style: ModalStyle, texts: Texts = Texts()) {
    self.preferences = preferences
    preferredModalStyle = style
    self.texts = texts
  }

  var content: ScreenContent {
    speed
    rememberMe
    Text(texts["The name of your account is filled in when you log in again."])
  }

  var speed: Choice {
    texts.choice(
      "Playback speed", options: PlaybackSpeed.allCases.map(\.displayableString),
      selected: preferences.preferences.playbackSpeed.displayableString
    ) { option in
      guard let speed = PlaybackSpeed(rawValue: option) else { return }
      self.preferences.preferences.playbackSpeed = speed
    }
  }

  var rememberMe: Toggle {
    texts.toggle("Remember me", isOn: preferences.preferences.remembersName) {
      self.preferences.preferences.remembersName = $0
    }
  }
}
