import CGtk
import Wireflow
import WireflowInteraction

/// The open drawer, with buttons for the root items.
@MainActor
final class DrawerView {
  let id: StagePicture.ID
  let widget = Widget(gtk_overlay_new(), "layer", "drawer")
  private let roots: RootList
  private let own = Own()

  @MainActor
  private final class Own {
    var region: StagePicture.Region?
  }

  init(_ region: StagePicture.Region, name: String, act: @escaping ActOn) {
    id = region.id
    roots = RootList(.list, act: act)
    let shade = Widget.box(.down, "shade")
    shade.expand(horizontally: true, vertically: true)
    shade.onPressBeside { [own] in
      if let region = own.region, let action = region.closeDrawer { act(action, .init(region.id)) }
    }
    let panel = Widget.box(.down, "panel", role: GTK_ACCESSIBLE_ROLE_DIALOG)
    let scroll = Widget(gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(scroll.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scroll.opaque, roots.widget.pointer)
    scroll.expand(vertically: true)
    panel.append(scroll)
    panel.describe(name, hint: nil)
    wireflow_make_modal(panel.pointer)
    gtk_widget_set_halign(panel.pointer, GTK_ALIGN_START)
    gtk_widget_set_size_request(panel.pointer, 280, -1)
    gtk_overlay_set_child(widget.opaque, shade.pointer)
    gtk_overlay_add_overlay(widget.opaque, panel.pointer)
  }

  /// Shows the root items of a region.
  func show(_ region: StagePicture.Region) {
    own.region = region
    roots.show(region.rootItems)
  }
}
