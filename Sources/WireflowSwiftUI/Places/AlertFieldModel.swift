import Observation
import Wireflow
import WireflowInteraction

/// A text field of an alert, whose text SwiftUI binds to.
@Observable @MainActor
package final class AlertFieldModel: Identifiable {
  package let label: String
  package let prompt: String?
  package let isSecure: Bool
  /// The text as SwiftUI shows it: that of a secure field is nowhere else.
  private var draft: String
  @ObservationIgnored private var element: StagePicture.Element
  @ObservationIgnored private let onType: (UserAction) -> Void

  init?(_ element: StagePicture.Element, onType: @escaping (UserAction) -> Void) {
    guard case .field(let field) = element.kind else { return nil }
    (label, prompt, isSecure) = (field.label, field.prompt, field.isSecure)
    draft = field.text
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

  /// Takes over a text that was typed elsewhere.
  func show(_ new: StagePicture.Element) {
    element = new
    guard case .field(let field) = new.kind else { return }
    let isStale = field.isSecure ? field.length == 0 : draft != field.text
    if isStale, draft != field.text { draft = field.text }
  }
}
