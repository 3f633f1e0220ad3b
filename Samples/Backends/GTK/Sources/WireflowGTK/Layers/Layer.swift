import CGtk

/// Something that stands in front of the base: a shade over all that is behind, and a card.
@MainActor
final class Layer {
  let widget = Widget(gtk_overlay_new(), "layer")
  private let shade = Widget.box(.down, "shade")
  private let room: Widget
  let card: Widget

  /// Creates a layer around what it shows.
  /// - Parameters:
  ///   - content: what stands on the card.
  ///   - role: what screen readers call it.
  ///   - pressedBeside: what a press beside the card does.
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

  /// Gives the card its place.
  /// - Parameters:
  ///   - height: the most that it takes: all if it is 0, no more than it needs if it is below.
  ///   - top: the part of the height that is left free above it.
  func place(width: Int32, height: Int32, top: Double = 0, _ align: GtkAlign) {
    wireflow_room_set(room.pointer, width, height, top, align)
  }
}
