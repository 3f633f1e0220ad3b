import Wireflow

/// A page about the app.
@MainActor
final class AboutScreen: Screen {
  let title = "About the app"
  var onLicencesPressed: (() -> Void)?

  var content: ScreenContent {
    Text("An encyclopedia that anyone can edit.")
    Row("Licences") { self.onLicencesPressed?() }.id("Licences")
  }
}
