import Wireflow
import WireflowWeaving

/// The screen that appears while the key is missing.
@MainActor
final class WelcomeScreen: RootLevelRepresentable, Weftable {
  let title = "Movies"
  let weftSubject = WeftSubject()

  var rootLevelRepresentation: RootLevelRepresentation { RootLevelRepresentation(title: title) }

  var content: ScreenContent {
    Text("The movie server asks for a key.")
    Button("Enter the key", role: .primary) { self.weftSubject.send(MoviesWeft.settings) }
  }
}
