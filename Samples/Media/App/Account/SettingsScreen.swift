import Wireflow

/// A screen that lists the settings.
@MainActor
final class SettingsScreen: ModallyPresentable {
  let title = "Settings"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  var onQualityPressed: (() -> Void)?

  var content: ScreenContent {
    Row("Video quality") { self.onQualityPressed?() }
  }
}
