import CGtk
import Wireflow
import WireflowInteraction

/// A button that reloads a page, and spins while the page loads.
final class RefreshView: ElementView {
  let widget: Widget
  private let label = Widget.line()
  private let spinner = Widget(gtk_spinner_new())
  private let icon = Widget.icon("view-refresh-symbolic")
  private let line = Widget.box(.across, "refresh-line")
  private let press = Press()

  init(act: @escaping Act) {
    widget = Widget.button(line, "refresh", "flat") { [press] in press.happened(act) }
    gtk_widget_set_halign(widget.pointer, GTK_ALIGN_CENTER)
  }

  func show(_ element: StagePicture.Element) {
    guard case .refresh(let title, let isRefreshing) = element.kind else { return }
    press.element = element
    label.text = title
    line.arrange([isRefreshing ? spinner : icon, label])
    gtk_spinner_set_spinning(spinner.opaque, isRefreshing ? 1 : 0)
    widget.describe(hint: element.accessibilityHint)
  }
}
