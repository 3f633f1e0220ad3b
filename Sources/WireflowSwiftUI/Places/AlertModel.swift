package import Wireflow
package import WireflowInteraction

/// An alert or an action sheet: its words, and the actions that its answers are.
@MainActor
package final class AlertModel: Identifiable {
  package nonisolated let id: StagePicture.ID
  package let content: AlertContent
  let answers: [UserAction]
  let cancel: UserAction?
  /// True once the user has chosen an answer, after which its disappearance means nothing.
  var isAnswered = false

  init(_ alert: StagePicture.Alert, _ content: AlertContent) {
    id = alert.id
    self.content = content
    answers = alert.answers
    cancel = alert.cancel
  }

  /// True if `confirmationDialog` may show it. Without a cancel answer of the app's own the system adds
  /// one: https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)
  package var isDialog: Bool { content.style == .actionSheet && cancel != nil }
}

extension AlertModel: Equatable {
  package nonisolated static func == (one: AlertModel, other: AlertModel) -> Bool { one === other }
}
