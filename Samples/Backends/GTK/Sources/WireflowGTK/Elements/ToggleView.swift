import CGtk
import Wireflow
import WireflowInteraction

/// A switch with its label.
final class ToggleView: ElementView {
  let widget = Widget.box(.across, "toggle")
  private let label = Widget.line("row-title")
  private let knob = Widget(gtk_switch_new())
  private var element: StagePicture.Element?
  private var isShowing = false

  init(act: @escaping Act) {
    label.expand(horizontally: true)
    gtk_widget_set_valign(knob.pointer, GTK_ALIGN_CENTER)
    widget.append(label)
    widget.append(knob)
    knob.on("notify::active") { [weak self] in self?.switched(act) }
  }

  func show(_ element: StagePicture.Element) {
    guard case .toggle(let name, let isOn) = element.kind else { return }
    self.element = element
    isShowing = true
    label.text = name
    gtk_switch_set_active(knob.opaque, isOn ? 1 : 0)
    isShowing = false
    knob.describe(name, hint: element.accessibilityHint)
  }

  private func switched(_ act: Act) {
    guard !isShowing else { return }
    if let action = element?.action { act(action, element) }
    // The app may have kept the old value, which becomes known in a later turn.
    Task { [weak self] in
      if let self, let element = self.element { show(element) }
    }
  }
}
