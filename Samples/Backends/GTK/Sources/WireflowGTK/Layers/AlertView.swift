import CGtk
import Wireflow
import WireflowInteraction

/// An alert or an action sheet, with a button for each answer.
@MainActor
final class AlertView {
  let id: StagePicture.ID
  let layer: Layer

  init(_ alert: StagePicture.Alert, act: @escaping ActOn) {
    id = alert.id
    let content = Widget.box(.down, "alert-content")
    let title = Widget.paragraph("alert-title")
    title.text = alert.content.title
    content.append(title)
    if !alert.content.message.isEmpty {
      let message = Widget.paragraph("alert-message")
      message.text = alert.content.message
      content.append(message)
    }
    let isSheet = alert.content.style == .actionSheet || alert.content.actions.count != 2
    let answers = Widget.box(isSheet ? .down : .across, "answers")
    gtk_box_set_homogeneous(answers.cast(to: GtkBox.self), 1)
    for (answer, action) in zip(alert.content.actions, alert.answers) {
      let label = Widget.line()
      label.text = answer.title
      gtk_label_set_xalign(label.opaque, 0.5)
      let button = Widget.button(label, "answer", answer.role.rawValue) {
        act(action, .init(alert.id))
      }
      button.expand(horizontally: true)
      answers.append(button)
    }
    content.append(answers)
    layer = Layer(content, "alert", role: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG) {
      if let cancel = alert.cancel { act(cancel, .init(alert.id)) }
    }
    layer.card.describe(alert.content.title, hint: alert.content.message)
    switch alert.content.style {
    case .alert: layer.place(width: 340, height: -1, GTK_ALIGN_CENTER)
    case .actionSheet:
      layer.card.mark("sheet", true)
      layer.place(width: 480, height: -1, GTK_ALIGN_END)
    }
  }
}
