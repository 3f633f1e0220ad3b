import Observation
import Wireflow
import WireflowInteraction

/// A text field of an alert, whose text SwiftUI binds to.
@Observable @MainActor
package final class AlertFieldModel: Identifiable {
  package let label: String
  /// The placeholder: the app's own, or dots for a secret that the user typed elsewhere.
  package private(set) var prompt: String?
  package let isSecure: Bool
  /// The text that SwiftUI shows, which is the only place for the text of a secure field.
  private var draft: String
  @ObservationIgnored private var element: StagePicture.Element
  @ObservationIgnored private let onType: (UserAction) -> Void

  init?(_ element: StagePicture.Element, onType: @escaping (UserAction) -> Void) {
    guard case .field(let field) = element.kind else { return nil }
    (label, isSecure) = (field.label, field.isSecure)
    (draft, prompt) = (field.text, field.placeholder)
    self.element = element
    self.onType = onType
  }

  /// The binding of the text field.
  package var text: String {
    get { draft }
    set {
      guard newValue != draft else { return }
      draft = newValue
      if let action = element.action(typing: newValue) { onType(action) }
    }
  }

  /// Copies a text that the user typed elsewhere.
  func show(_ new: StagePicture.Element) {
    element = new
    guard case .field(let field) = new.kind else { return }
    let isStale = field.isSecure ? field.length == 0 : draft != field.text
    if isStale, draft != field.text { draft = field.text }
    if prompt != field.placeholder { prompt = field.placeholder }
  }
}

extension StagePicture.Element.Field {
  fileprivate var placeholder: String? {
    isSecure && length > 0 ? String(repeating: "•", count: length) : prompt
  }
}
