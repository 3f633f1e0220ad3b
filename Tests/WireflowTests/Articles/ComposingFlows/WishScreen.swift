import Wireflow

/// The other screen of the snippets: a text that can be sent.
@MainActor
final class WishScreen: Screen {
  let title = "A wish"
  var wish = ""
  var onSendPressed: ((String) -> Void)?

  var content: ScreenContent {
    Field("Wish", text: wish, samples: ["No onions"]) { self.wish = $0 }
    Button("Send") { self.onSendPressed?(self.wish) }
  }
}
