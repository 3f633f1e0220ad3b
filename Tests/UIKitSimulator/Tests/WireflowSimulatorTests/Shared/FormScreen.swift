import Wireflow

/// A form with all kinds of elements that the user works with.
@MainActor
final class FormScreen: Screen {
  let title = "Form"
  var name = ""
  var isOn = false
  var colour = "Red"

  var content: ScreenContent {
    Text("Hello")
    Button("Send") {}
    Field("Name", text: name) { self.name = $0 }
    Toggle("Loud", isOn: isOn) { self.isOn = $0 }
    Choice("Colour", options: ["Red", "Blue"], selected: colour) { self.colour = $0 }
    Progress("Sent", fraction: 0.5)
  }
}
