import Observation
import Wireflow

/// A screen on which the reader writes a reply or a topic.
@Observable
@MainActor
final class ComposeScreen: ModallyPresentable {
  /// The kind of text.
  enum Kind: String, Sendable, Hashable {
    case reply = "Reply"
    case topic = "New topic"
  }

  let kind: Kind
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
  @ObservationIgnored var onPostPressed: ((String) -> Void)?

  private var text = ""

  init(kind: Kind) {
    self.kind = kind
  }

  var title: String { kind.rawValue }
  var placeID: String? { "\(kind)" }
  var hasText: Bool { !text.isEmpty }

  var content: ScreenContent {
    Field(kind == .topic ? "Subject" : "Message", text: text, samples: ["Which source?", ""]) {
      self.text = $0
    }
    Button("Post", role: .primary) { self.onPostPressed?(self.text) }.disabled(!hasText)
  }
}
