import CGtk
import Wireflow
import WireflowInteraction

/// The buttons for root items: a tab bar, or a list in a sidebar or a drawer.
@MainActor
final class RootList {
  /// The appearance of the list.
  enum Look {
    case tabs
    case list
  }

  let widget: Widget
  private let look: Look
  private let act: ActOn
  private var items: [StagePicture.ID: RootButton] = [:]

  init(_ look: Look, act: @escaping ActOn) {
    (self.look, self.act) = (look, act)
    switch look {
    case .tabs:
      widget = .box(.across, "tabs", role: GTK_ACCESSIBLE_ROLE_NAVIGATION)
      gtk_box_set_homogeneous(widget.cast(to: GtkBox.self), 1)
    case .list: widget = .box(.down, "roots", role: GTK_ACCESSIBLE_ROLE_NAVIGATION)
    }
  }

  /// Shows the root items of a region.
  func show(_ roots: [StagePicture.RootItem]) {
    let known = items
    items = [:]
    var widgets: [Widget] = []
    var above: String?
    for root in roots {
      let group = root.representation.group
      if look == .list, let group, group != above {
        let heading = Widget.line("caption")
        heading.text = group
        widgets.append(heading)
      }
      above = group
      let item = known[root.id] ?? RootButton(look, act: act)
      item.show(root)
      let indent = look == .list ? Int32(clamping: 18 * root.level) : 0
      gtk_widget_set_margin_start(item.widget.pointer, indent)
      items[root.id] = item
      widgets.append(item.widget)
    }
    widget.arrange(widgets)
  }
}

/// A closure that receives a user action with its target: a page, a region, a root item or an
/// alert.
typealias ActOn = @MainActor (UserAction, StagePicture.Target) -> Void

/// The button for one root item.
@MainActor
private final class RootButton {
  @MainActor
  private final class Own {
    var root: StagePicture.RootItem?
  }

  let widget: Widget
  private let icon = Widget.icon(unknown, "root-icon")
  private let title = Widget.line("root-title")
  private let badge = Widget.line("badge")
  private let own: Own
  private static let unknown = "view-app-grid-symbolic"

  init(_ look: RootList.Look, act: @escaping ActOn) {
    let own = Own()
    self.own = own
    let line: Widget
    switch look {
    case .tabs:
      line = .box(.down)
      gtk_label_set_xalign(title.opaque, 0.5)
      gtk_widget_set_halign(icon.pointer, GTK_ALIGN_CENTER)
      let top = Widget(gtk_overlay_new())
      gtk_overlay_set_child(top.opaque, icon.pointer)
      gtk_overlay_add_overlay(top.opaque, badge.pointer)
      gtk_widget_set_halign(badge.pointer, GTK_ALIGN_CENTER)
      gtk_widget_set_valign(badge.pointer, GTK_ALIGN_START)
      line.append(top)
      line.append(title)
    case .list:
      line = .box(.across)
      title.expand(horizontally: true)
      gtk_widget_set_valign(badge.pointer, GTK_ALIGN_CENTER)
      for part in [icon, title, badge] { line.append(part) }
    }
    widget = .button(line, "root", "flat") {
      if let root = own.root, let action = root.select { act(action, .init(root.id)) }
    }
  }

  func show(_ root: StagePicture.RootItem) {
    own.root = root
    title.text = root.title
    badge.text = root.badge ?? ""
    badge.isVisible = root.badge != nil
    gtk_image_set_from_icon_name(icon.opaque, iconName(root.imageName, or: Self.unknown))
    widget.mark("selected", root.isSelected)
    widget.describe(hint: root.isSelected ? "Selected" : nil)
  }
}
