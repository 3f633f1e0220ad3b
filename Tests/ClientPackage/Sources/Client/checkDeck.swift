import Ferries
import Wireflow
import WireflowInteraction

/// Checks that a screen works in a file with look-alikes, and gives the number of failures.
@MainActor
func checkDeck() throws -> Int {
  let checker = Checker()
  let deck = DeckScreen()
  let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
  let wireframe = TabBarWireframe(stage: stage)
  deck.onInside = { [weak deck] in
    guard let deck else { return }
    wireframe.presentAlert(AlertContent(title: "It is closed"), from: deck)
  }
  wireframe.install(rootItems: [deck])

  for line in [#"toggle "Rain""#, #"tap "Inside""#, #"choose "OK""#] {
    stage.perform(try UserAction(parsing: line))
  }

  checker.expect(
    "names inside a screen are Wireflow's", stage.log.text,
    is: """
      > (app)
        install tab bar: Deck
      > toggle "Rain"
      > tap "Inside"
        alert "It is closed" [OK]
      > choose "OK"
        close alert "It is closed"

      """)
  checker.expect(
    "names outside are the toolkit's",
    DeckView(screen: deck).views.map { String(reflecting: type(of: $0)) },
    is: [
      "LookAlikes.Text", "LookAlikes.Image", "LookAlikes.Toggle", "LookAlikes.Row",
      "LookAlikes.Field", "LookAlikes.Choice", "LookAlikes.Progress",
      "LookAlikes.Button<LookAlikes.Text>",
    ])
  return checker.failureCount
}
