import CGtk
import Wireflow
import WireflowInteraction

/// The bar of a page: the back button, the title, the page's own buttons and the dismiss button.
@MainActor
final class PageBar {
  /// A button that does not belong to the page, such as the one that opens the drawer.
  struct Button {
    let icon: String
    let name: String
    let press: @MainActor () -> Void
  }

  let widget: Widget
  private let start = Widget.box(.across, "start")
  private let end = Widget.box(.across, "end")
  private let title = Widget.line("title")
  private let backTitle = Widget.line()
  private let dismissTitle = Widget.line()
  private let back: Widget
  private let dismiss: Widget
  private let drawer: IconButton
  private let extra: IconButton
  private let own: OwnActions

  /// The current actions of the buttons.
  @MainActor
  private final class OwnActions {
    var page: StagePicture.Page?
    let act: Act

    init(act: @escaping Act) { self.act = act }

    func back() { if let action = page?.back { act(action, nil) } }
    func dismiss() { if let action = page?.dismiss { act(action, nil) } }
  }

  init(in place: PageView.Place, act: @escaping Act) {
    let own = OwnActions(act: act)
    self.own = own
    let line = Widget.box(.across)
    line.append(.icon("go-previous-symbolic"))
    line.append(backTitle)
    back = .button(line, "bar-button", "flat", "back") { own.back() }
    dismiss = .button(dismissTitle, "bar-button", "flat", "dismiss") { own.dismiss() }
    drawer = IconButton("drawer-button")
    extra = IconButton("extra-button")
    switch place {
    case .column:
      widget = Widget(gtk_center_box_new(), "bar")
      gtk_center_box_set_start_widget(widget.opaque, start.pointer)
      gtk_center_box_set_center_widget(widget.opaque, title.pointer)
      gtk_center_box_set_end_widget(widget.opaque, end.pointer)
    case .strip:
      widget = Widget.box(.across, "bar")
      title.expand(horizontally: true)
      for part in [start, title, end] { widget.append(part) }
    }
  }

  /// Shows the bar of a page, with the page's own buttons at both ends.
  func show(
    _ page: StagePicture.Page, edges: [(edge: ScreenContent.Button.BarEdge, widget: Widget)],
    drawer drawerButton: Button?, extra extraButton: Button?
  ) {
    own.page = page
    title.text = page.title
    backTitle.text = page.backTitle ?? ""
    // Reserve some width, so the title shows more than an ellipsis.
    gtk_label_set_width_chars(backTitle.opaque, Int32(min(7, backTitle.text.count)))
    dismissTitle.text = page.dismissTitle ?? ""
    drawer.show(drawerButton)
    extra.show(extraButton)
    guard !page.isCovered else { return }
    let leading = edges.filter { $0.edge == .leading }.map(\.widget)
    let trailing = edges.filter { $0.edge == .trailing }.map(\.widget)
    start.arrange(
      (drawerButton == nil ? [] : [drawer.widget]) + (page.backTitle == nil ? [] : [back]) + leading
    )
    end.arrange(
      trailing + (page.dismissTitle == nil ? [] : [dismiss])
        + (extraButton == nil ? [] : [extra.widget]))
  }
}

/// A button with only an icon.
@MainActor
final class IconButton {
  let widget: Widget
  private let icon = Widget.icon("open-menu-symbolic")
  private let own: Own

  @MainActor
  private final class Own {
    var press: (@MainActor () -> Void)?
  }

  init(_ name: String) {
    let own = Own()
    self.own = own
    widget = .button(icon, "bar-button", "flat", name) { own.press?() }
  }

  func show(_ button: PageBar.Button?) {
    own.press = button?.press
    guard let button else { return }
    gtk_image_set_from_icon_name(icon.opaque, button.icon)
    widget.describe(button.name, hint: nil)
    gtk_widget_set_tooltip_text(widget.pointer, button.name)
  }
}
