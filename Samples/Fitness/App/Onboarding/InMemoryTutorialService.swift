/// A service that remembers the tutorial as long as the app runs.
@MainActor
final class InMemoryTutorialService: TutorialService {
  var wasShown = false
}
