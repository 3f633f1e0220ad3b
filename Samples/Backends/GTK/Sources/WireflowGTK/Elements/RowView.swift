import CGtk
import Wireflow
import WireflowInteraction

/// A row of a list, which is a button if it has an action, with the menu of its further actions.
final class RowView: ElementView {
  let widget: Widget
  private let main: Widget
  private let title = Widget.line("row-title")
  private let subtitle = Widget.line("subtitle")
  private let words = Widget.box(.down)
  private let press = Press()
  private let menu: RowMenu?

  init(leads: Bool, hasMenu: Bool, act: @escaping Act) {
    let line = Widget.box(.across)
    words.append(title)
    words.expand(horizontally: true)
    gtk_widget_set_valign(words.pointer, GTK_ALIGN_CENTER)
    line.append(words)
    if leads {
      line.append(.icon("go-next-symbolic", "chevron"))
      main = Widget.button(line, "row", "flat") { [press] in press.happened(act) }
    } else {
      main = line
      main.mark("row", true)
    }
    menu = hasMenu ? RowMenu(act: act) : nil
    guard let menu else {
      widget = main
      return
    }
    widget = Widget.box(.across, "row-line")
    main.expand(horizontally: true)
    widget.append(main)
    widget.append(menu.widget)
    widget.onSecondaryPress { [menu] in menu.open() }
  }

  func show(_ element: StagePicture.Element) {
    guard case .row(let name, let second, _) = element.kind else { return }
    press.element = element
    title.text = name
    subtitle.text = second ?? ""
    words.arrange(second == nil ? [title] : [title, subtitle])
    main.describe(hint: element.accessibilityHint)
    menu?.show(element)
  }
}

/// The menu of a row, whose button and whose row the user presses with the right mouse button.
@MainActor
final class RowMenu {
  let widget = Widget(gtk_menu_button_new(), "row-menu")
  private let popover = Widget(gtk_popover_new())
  private let list = Widget.box(.down)
  private let act: Act
  private var buttons: [ButtonView] = []

  init(act: @escaping Act) {
    self.act = act
    gtk_menu_button_set_icon_name(widget.opaque, "view-more-symbolic")
    gtk_menu_button_set_has_frame(widget.opaque, 0)
    gtk_menu_button_set_popover(widget.opaque, popover.pointer)
    gtk_popover_set_child(popover.cast(to: GtkPopover.self), list.pointer)
    gtk_widget_set_valign(widget.pointer, GTK_ALIGN_CENTER)
  }

  /// Opens the menu.
  func open() { gtk_menu_button_popup(widget.opaque) }

  /// Shows the further actions of a row.
  func show(_ row: StagePicture.Element) {
    while buttons.count > row.rowActions.count { buttons.removeLast() }
    while buttons.count < row.rowActions.count {
      buttons.append(
        ButtonView(isInBar: false) { [popover, act] action, element in
          gtk_popover_popdown(popover.cast(to: GtkPopover.self))
          act(action, element)
        })
    }
    for (button, action) in zip(buttons, row.rowActions) {
      button.show(action)
      button.widget.mark("flat", true)
      button.widget.isSensitive = !action.isDisabled
    }
    list.arrange(buttons.map(\.widget))
    widget.describe(row.name, hint: nil)
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
