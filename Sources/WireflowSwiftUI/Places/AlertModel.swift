import Observation
package import Wireflow
package import WireflowInteraction

/// An alert or an action sheet: its words, its fields, and the actions of its answers.
@Observable @MainActor
package final class AlertModel: Identifiable {
  package nonisolated let id: StagePicture.ID
  package let content: AlertContent
  /// The fields, from top to bottom.
  package let fields: [FieldModel]
  /// The actions of the answers, in order, or nil for a disabled answer.
  package private(set) var answers: [UserAction?]
  /// True once the user has chosen an answer, after which the disappearance has no meaning.
  @ObservationIgnored var isAnswered = false

  init(
    _ alert: StagePicture.Alert, _ content: AlertContent, _ listener: StageModel
  ) {
    id = alert.id
    self.content = content
    answers = alert.answers
    fields = alert.fields.compactMap { FieldModel($0, of: .init(alert.id), listener) }
  }

  /// Copies the typed texts and the enabled answers.
  func show(_ alert: StagePicture.Alert) {
    if answers != alert.answers { answers = alert.answers }
    for (field, element) in zip(fields, alert.fields) { field.show(element) }
  }

  private var cancelPlace: Int? { content.actions.firstIndex { $0.role == .cancel } }

  /// The action of the cancel answer, if there is one and it is enabled.
  var cancel: UserAction? { cancelPlace.flatMap { answers[$0] } }

  /// True if `confirmationDialog` may show it. Without the app's own cancel answer, the system adds
  /// one:
  /// https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)
  package var isDialog: Bool { content.style == .actionSheet && cancelPlace != nil }
}

extension AlertModel: Equatable {
  package nonisolated static func == (one: AlertModel, other: AlertModel) -> Bool { one === other }
}
