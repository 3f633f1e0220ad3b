import CGtk

/// A layer in front of the base: a shade over everything behind it, and a card.
@MainActor
final class Layer {
  let widget = Widget(gtk_overlay_new(), "layer")
  private let shade = Widget.box(.down, "shade")
  private let room: Widget
  let card: Widget

  /// Creates a layer around some content.
  /// - Parameters:
  ///   - content: the content of the card.
  ///   - role: the role for screen readers.
  ///   - pressedBeside: runs when the user presses beside the card.
  init(
    _ content: Widget, _ name: String, role: GtkAccessibleRole,
    pressedBeside: @escaping @MainActor () -> Void
  ) {
    card = Widget.box(.down, "card", role: role)
    card.append(content)
    gtk_widget_set_overflow(card.pointer, GTK_OVERFLOW_HIDDEN)
    room = Widget.room(around: card)
    widget.mark(name, true)
    shade.expand(horizontally: true, vertically: true)
    gtk_overlay_set_child(widget.opaque, shade.pointer)
    gtk_overlay_add_overlay(widget.opaque, room.pointer)
    room.onPressBeside(pressedBeside)
    wireflow_make_modal(card.pointer)
  }

  /// Sets the size and the position of the card.
  /// - Parameters:
  ///   - height: the maximum height; 0 for all of the room, negative for the height of the content.
  ///   - top: the fraction of the height that stays free above the card.
  func place(width: Int32, height: Int32, top: Double = 0, _ align: GtkAlign) {
    wireflow_room_set(room.pointer, width, height, top, align)
  }
}
