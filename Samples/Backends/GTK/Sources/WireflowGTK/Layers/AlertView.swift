import CGtk
import Wireflow
import WireflowInteraction

/// An alert or an action sheet, with its fields and a button for each answer.
@MainActor
final class AlertView {
  let id: StagePicture.ID
  let layer: Layer
  private let fields: [FieldView]
  private let buttons: [Widget]
  private let parts: Parts

  /// The latest alert and a reference to the view, for widgets that are created before the view.
  @MainActor
  private final class Parts {
    weak var view: AlertView?
    var alert: StagePicture.Alert

    init(_ alert: StagePicture.Alert) {
      self.alert = alert
    }
  }

  init(_ alert: StagePicture.Alert, touched: TouchedField, act: @escaping ActOn) {
    id = alert.id
    let parts = Parts(alert)
    let content = Self.words(of: alert.content)
    fields = alert.fields.indices.map { place in
      FieldView(
        touched: touched, act: { action, _ in act(action, .init(alert.id)) },
        onChange: { parts.view?.enableAnswers() }, onReturn: { parts.view?.goOn(from: place, act) })
    }
    for (place, field) in fields.enumerated() {
      gtk_widget_set_name(field.widget.pointer, "field-\(place)")
      content.append(field.widget)
    }
    let isSheet = alert.content.style == .actionSheet || alert.content.actions.count != 2
    let answers = Widget.box(isSheet ? .down : .across, "answers")
    gtk_box_set_homogeneous(answers.cast(to: GtkBox.self), 1)
    buttons = alert.content.actions.enumerated().map { place, answer in
      let label = Widget.line()
      label.text = answer.title
      gtk_label_set_xalign(label.opaque, 0.5)
      let button = Widget.button(label, "answer", answer.role.rawValue) {
        // The uncommitted text may enable the answer.
        touched.field?.commit()
        if let action = parts.alert.answers[place] { act(action, .init(alert.id)) }
      }
      button.expand(horizontally: true)
      answers.append(button)
      return button
    }
    content.append(answers)
    layer = Layer(content, "alert", role: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG) {
      if let cancel = parts.alert.cancel { act(cancel, .init(alert.id)) }
    }
    self.parts = parts
    parts.view = self
    place(alert.content)
  }

  /// Shows the texts of the fields, and disables the answers that need more text.
  func show(_ alert: StagePicture.Alert) {
    parts.alert = alert
    for (field, element) in zip(fields, alert.fields) { field.show(element) }
    enableAnswers()
  }

  private func enableAnswers() {
    let isFilled = fields.allSatisfy { !$0.isEmpty }
    for (button, answer) in zip(buttons, parts.alert.content.actions) {
      button.isSensitive = isFilled || !answer.needsText
    }
  }

  /// Moves to the next field, or chooses the default answer after the last one.
  private func goOn(from place: Int, _ act: ActOn) {
    if fields.indices.contains(place + 1) { return fields[place + 1].takeFocus() }
    if let answer = parts.alert.confirm { act(answer, .init(id)) }
  }

  private static func words(of alert: AlertContent) -> Widget {
    let content = Widget.box(.down, "alert-content")
    let title = Widget.paragraph("alert-title")
    title.text = alert.title
    content.append(title)
    guard !alert.message.isEmpty else { return content }
    let message = Widget.paragraph("alert-message")
    message.text = alert.message
    content.append(message)
    return content
  }

  private func place(_ alert: AlertContent) {
    layer.card.describe(alert.title, hint: alert.message)
    switch alert.style {
    case .alert: layer.place(width: 340, height: -1, GTK_ALIGN_CENTER)
    case .actionSheet:
      layer.card.mark("sheet", true)
      layer.place(width: 480, height: -1, GTK_ALIGN_END)
    }
  }
}
