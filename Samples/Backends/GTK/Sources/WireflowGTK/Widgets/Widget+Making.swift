import CGtk

extension Widget {
  /// The direction in which a box arranges its children.
  enum Direction {
    case across
    case down
  }

  /// Makes a box, which arranges its children one after the other.
  static func box(
    _ direction: Direction, _ classes: String..., role: GtkAccessibleRole = .plain
  ) -> Widget {
    let box = Widget(wireflow_box_new(direction == .across ? 1 : 0, role))
    for name in classes { box.mark(name, true) }
    return box
  }

  /// Makes a line of text, which is truncated with an ellipsis.
  static func line(_ classes: String...) -> Widget {
    let label = Widget(gtk_label_new(nil))
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    gtk_label_set_xalign(label.opaque, 0)
    for name in classes { label.mark(name, true) }
    return label
  }

  /// Makes a text of several lines.
  static func paragraph(_ classes: String...) -> Widget {
    let label = Widget(gtk_label_new(nil))
    gtk_label_set_wrap(label.opaque, 1)
    gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_xalign(label.opaque, 0)
    gtk_label_set_natural_wrap_mode(label.opaque, GTK_NATURAL_WRAP_NONE)
    for name in classes { label.mark(name, true) }
    return label
  }

  /// Makes a system icon.
  static func icon(_ name: String, _ classes: String...) -> Widget {
    let icon = Widget(gtk_image_new_from_icon_name(name))
    wireflow_hide_from_readers(icon.pointer, 1)
    for name in classes { icon.mark(name, true) }
    return icon
  }

  /// Makes a button around a widget.
  static func button(
    _ child: Widget, _ classes: String..., pressed: @escaping @MainActor () -> Void
  ) -> Widget {
    let button = Widget(gtk_button_new())
    gtk_button_set_child(button.cast(to: GtkButton.self), child.pointer)
    for name in classes { button.mark(name, true) }
    button.on("clicked", pressed)
    return button
  }

  /// Makes a container that limits the size of its only child.
  static func room(around child: Widget, _ classes: String...) -> Widget {
    let room = Widget(wireflow_room_new())
    room.append(child)
    for name in classes { room.mark(name, true) }
    return room
  }
}

extension GtkAccessibleRole {
  static var plain: Self { GTK_ACCESSIBLE_ROLE_GENERIC }
}

extension Widget {
  /// The text of a label.
  var text: String {
    get { String(cString: gtk_label_get_text(opaque)) }
    set { if newValue.cText != text { gtk_label_set_text(opaque, newValue.cText) } }
  }
}
