import Observation
import Wireflow
package import WireflowInteraction

/// A text field of a page or an alert, whose text SwiftUI binds to.
@Observable @MainActor
package final class FieldModel: Identifiable {
  /// The identity of the element.
  package nonisolated let id: StagePicture.Element.ID
  private var element: StagePicture.Element
  /// The label, the placeholder and the text of the screen.
  package private(set) var field: StagePicture.Element.Field
  /// The text that SwiftUI shows, which is the only place for the text of a secure field.
  private var draft: String
  @ObservationIgnored private let alert: StagePicture.Target?
  @ObservationIgnored private weak var listener: StageModel?

  /// Creates the field of an element, or returns nil for an element of another kind.
  init?(
    _ element: StagePicture.Element, of alert: StagePicture.Target? = nil, _ listener: StageModel
  ) {
    guard case .field(let field) = element.kind else { return nil }
    id = element.id
    self.element = element
    self.field = field
    self.alert = alert
    self.listener = listener
    draft = field.text
  }

  /// The placeholder: the app's own, or dots for a secret that the user typed elsewhere.
  package var prompt: String? {
    field.isSecure && field.length > 0
      ? String(repeating: "•", count: field.length) : field.prompt
  }

  /// The binding of the text field.
  package var text: String {
    get { draft }
    set {
      guard newValue != draft else { return }
      draft = newValue
      perform(element.action(typing: newValue))
      listener?.followLater(self)
    }
  }

  /// Performs the action of the return key.
  package func submit() { perform(element.submitAction) }

  private func perform(_ action: UserAction?) {
    if let action { listener?.perform(action, on: alert ?? element.target) }
  }

  /// Copies the element, with a text that the screen has changed.
  func show(_ new: StagePicture.Element) {
    guard new != element, case .field(let field) = new.kind else { return }
    element = new
    self.field = field
    follow()
  }

  /// Shows the text of the screen, which need not be the one that the user typed.
  func follow() {
    let isCurrent = field.isSecure ? draft.count == field.length : draft == field.text
    if !isCurrent { draft = field.text }
  }
}

extension StageModel {
  /// Shows the text of the screen in a field once the screen has received the user's.
  ///
  /// A text field does not read a value that changes while it writes another one.
  func followLater(_ field: FieldModel) {
    guard let stage else { return }
    let delay = stage.isAtRest ? .zero : Motion.settlingTime
    _ = stage.scheduler.schedule(after: delay) { [weak self, weak field] in
      guard let self, let field, let stage = self.stage else { return }
      guard stage.isAtRest else { return followLater(field) }
      // A screen that is not observable reports no change.
      if let screen = pages[field.id.screen]?.screen { stage.contentChanged(of: screen) }
      field.follow()
    }
  }
}
