/// A service that remembers the tutorial while the app runs.
@MainActor
final class InMemoryTutorialService: TutorialService {
  var wasShown = false
}
