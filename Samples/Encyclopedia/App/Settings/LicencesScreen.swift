import Wireflow

/// The licences of the libraries in the app.
@MainActor
final class LicencesScreen: Screen {
  let title = "Licences"

  var content: ScreenContent {
    Text("The app uses no library but its framework.")
  }
}
