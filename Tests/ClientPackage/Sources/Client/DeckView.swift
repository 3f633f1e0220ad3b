import LookAlikes
import Wireflow

/// A screen in a file that imports a toolkit, too: inside it, `Text` and its like are Wireflow's.
final class DeckScreen: Screen, RootLevelRepresentable {
  let title = "Deck"
  private(set) var isRaining = false
  var onInside: (() -> Void)?

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    Text(isRaining ? "Take an umbrella" : "Take a seat")
    Image("deck")
    Toggle("Rain", isOn: isRaining) { self.isRaining = $0 }
    Row("Bench", subtitle: "Port side")
    Field("Seat", text: "") { _ in }
    Choice("Side", options: ["Port", "Starboard"], selected: nil) { _ in }
    Progress("Crossing", fraction: 0.5)
    Button("Inside") { self.onInside?() }
  }

  /// The toolkit's own types need their module's name in here.
  var label: LookAlikes.Text { LookAlikes.Text(title) }
}

/// The look of a deck: outside of screens, the names are the toolkit's.
struct DeckView: View, Scene, Transition {
  let screen: DeckScreen

  /// Draws the content of any screen with the toolkit's views.
  var views: [any View] {
    screen.content.allElements.map { element -> any View in
      switch element {
      case .text(let text): Text(text.string)
      case .image(let image): Image(image.name)
      case .row(let row): Row(Text(row.title), Text(row.subtitle ?? ""))
      case .rows(let rows): Text("\(rows.count)")
      case .button(let button): Button(button.title, action: button.action)
      case .refresh(let refresh): Button(refresh.label, action: refresh.action)
      case .field(let field): Field(field.label, text: field.text)
      case .toggle(let toggle): Toggle(toggle.label, isOn: toggle.isOn)
      case .choice(let choice): Choice(choice.label)
      case .progress(let progress): Progress(progress.fraction ?? 0)
      }
    }
  }

  /// The toolkit's alert, from Wireflow's content.
  func alert(showing content: AlertContent) -> Alert { Alert(title: Text(content.title)) }
}
