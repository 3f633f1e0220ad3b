import Observation
import Wireflow

/// A screen with a form for a short review of a movie.
@Observable
@MainActor
final class ReviewScreen: ModallyPresentable {
  let title: String
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
  var onSendPressed: (() -> Void)?
  private var text = ""

  init(movie: Movie) {
    title = "Review of \(movie.title)"
  }

  var content: ScreenContent {
    Field(
      "Review", text: text, lines: 3...10, samples: [.init("praise", value: "Beautiful.")]
    ) { self.text = $0 }
    if !text.isEmpty {
      Button("Send", role: .primary) { self.onSendPressed?() }.shortcut(.return)
    }
  }
}
