import Wireflow
import WireflowWeaving

/// A screen that lists all settings.
@MainActor
final class SettingsListScreen: RootLevelRepresentable, ModallyPresentable, Weftable {
  let title = "Settings"
  let weftSubject = WeftSubject()
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .close
  private let settings: any SettingsService
  private let isRoot: Bool

  init(settings: any SettingsService, isRoot: Bool) {
    self.settings = settings
    self.isRoot = isRoot
  }

  var rootLevelRepresentation: RootLevelRepresentation {
    RootLevelRepresentation(
      title: title, id: title, imageName: "settings_icon", group: "App")
  }

  var content: ScreenContent {
    for setting in Setting.allCases {
      Row(setting.rawValue) { self.weftSubject.send(MoviesWeft.settingPicked(setting)) }
    }
    Button("Forget the key", role: .destructive) {
      self.settings.apiKey = nil
      self.weftSubject.send(MoviesWeft.apiKeyIsForgotten)
    }
    if !isRoot {
      Button("All set") { self.weftSubject.send(MoviesWeft.settingsAreComplete) }
    }
  }
}
