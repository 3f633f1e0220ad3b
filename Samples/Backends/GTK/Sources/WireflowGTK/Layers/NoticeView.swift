import CGtk
import Wireflow
import WireflowInteraction

/// A notice at the bottom of the window, which covers nothing and takes no focus.
@MainActor
final class NoticeView {
  let id: StagePicture.ID
  let widget = Widget.box(.across, "notice")
  private let buttons: [ButtonView]

  init(_ notice: StagePicture.Page, act: @escaping ActOn) {
    id = notice.id
    let text = Widget.paragraph("notice-text")
    text.text = notice.title
    text.expand(horizontally: true)
    widget.append(text)
    buttons = notice.elements.map { _ in
      ButtonView(isInBar: false) { action, element in
        act(action, element?.target ?? .init(notice.id))
      }
    }
    for (place, button) in buttons.enumerated() {
      gtk_widget_set_name(button.widget.pointer, "button-\(place)")
      button.widget.mark("flat", true)
      widget.append(button.widget)
    }
    let label = Widget(gtk_label_new(nil))
    label.text = notice.dismissTitle ?? ""
    widget.append(
      Widget.button(label, "notice-close", "flat") { act(.closeNotice, .init(notice.id)) })
    gtk_widget_set_valign(widget.pointer, GTK_ALIGN_END)
    gtk_widget_set_halign(widget.pointer, GTK_ALIGN_CENTER)
    show(notice)
  }

  /// Places the notice above bars of some height.
  func rise(above height: Int32) { gtk_widget_set_margin_bottom(widget.pointer, height) }

  /// Shows the action, whose label depends on the page.
  func show(_ notice: StagePicture.Page) {
    for (button, element) in zip(buttons, notice.elements) { button.show(element) }
  }
}
