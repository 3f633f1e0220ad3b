import CGtk
import Wireflow
import WireflowInteraction

/// A button on a page or in its bar.
final class ButtonView: ElementView {
  let widget: Widget
  private let label = Widget.line()
  private let press = Press()

  init(isInBar: Bool, act: @escaping Act) {
    gtk_label_set_xalign(label.opaque, 0.5)
    widget = Widget.button(label, isInBar ? "bar-button" : "button") { [press] in
      press.happened(act)
    }
    if isInBar { widget.mark("flat", true) }
  }

  func show(_ element: StagePicture.Element) {
    guard case .button(let title, let role) = element.kind else { return }
    press.element = element
    label.text = title
    widget.mark("suggested-action", role == .primary)
    widget.mark("destructive", role == .destructive)
    widget.describe(hint: element.accessibilityHint)
  }
}
