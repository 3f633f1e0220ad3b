import CGtk
import Wireflow
import WireflowInteraction

/// A row of a list, which is a button if it has an action.
final class RowView: ElementView {
  let widget: Widget
  private let title = Widget.line("row-title")
  private let subtitle = Widget.line("subtitle")
  private let words = Widget.box(.down)
  private let press = Press()

  init(leads: Bool, act: @escaping Act) {
    let line = Widget.box(.across)
    words.append(title)
    words.expand(horizontally: true)
    gtk_widget_set_valign(words.pointer, GTK_ALIGN_CENTER)
    line.append(words)
    guard leads else {
      widget = line
      widget.mark("row", true)
      return
    }
    line.append(.icon("go-next-symbolic", "chevron"))
    widget = Widget.button(line, "row", "flat") { [press] in press.happened(act) }
  }

  func show(_ element: StagePicture.Element) {
    guard case .row(let name, let second, _) = element.kind else { return }
    press.element = element
    title.text = name
    subtitle.text = second ?? ""
    words.arrange(second == nil ? [title] : [title, subtitle])
    widget.describe(hint: element.accessibilityHint)
  }
}

/// A holder of a button's current element.
@MainActor
final class Press {
  var element: StagePicture.Element?

  /// Performs the element's action, if it is available.
  func happened(_ act: Act) {
    if let action = element?.action { act(action, element) }
  }
}
