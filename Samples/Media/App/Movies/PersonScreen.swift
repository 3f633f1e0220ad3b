import Wireflow

/// A screen that shows an actor.
@MainActor
final class PersonScreen: Screen {
  let title: String

  init(person: Person) {
    title = person.name
  }

  var content: ScreenContent {
    Text("Plays in one movie of this catalogue.")
  }
}
