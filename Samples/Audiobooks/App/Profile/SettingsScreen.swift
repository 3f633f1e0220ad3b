import Wireflow

/// The settings of the reader on this device.
@MainActor
final class SettingsScreen: ModallyPresentable {
  let title = "Settings"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  let preferredModalStyle: ModalStyle

  private let preferences: any PreferencesService

  init(preferences: any PreferencesService, style: ModalStyle) {
    self.preferences = preferences
    preferredModalStyle = style
  }

  var content: ScreenContent {
    Choice(
      "Playback speed", options: PlaybackSpeed.allCases.map(\.displayableString),
      selected: preferences.preferences.playbackSpeed.displayableString
    ) { option in
      guard let speed = PlaybackSpeed(rawValue: option) else { return }
      self.preferences.preferences.playbackSpeed = speed
    }
    Toggle("Remember me", isOn: preferences.preferences.remembersName) {
      self.preferences.preferences.remembersName = $0
    }
    Text("The name of your account is filled in when you log in again.")
  }
}
