import CGtk

/// A GTK widget, retained for the lifetime of this object.
@MainActor
final class Widget {
  let pointer: UnsafeMutablePointer<GtkWidget>

  /// Creates an object for a new or existing widget, and retains the widget.
  init(_ pointer: UnsafeMutablePointer<GtkWidget>, _ classes: String...) {
    self.pointer = pointer
    wireflow_retain(pointer)
    for name in classes { gtk_widget_add_css_class(pointer, name) }
  }

  isolated deinit { wireflow_release(pointer) }

  /// The widget as a pointer to an opaque C type.
  var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// Returns the widget as one of its GTK types, which GTK checks at run time.
  func cast<Kind>(to kind: Kind.Type) -> UnsafeMutablePointer<Kind> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: kind)
  }

  var isVisible: Bool {
    get { gtk_widget_get_visible(pointer) != 0 }
    set { if newValue != isVisible { gtk_widget_set_visible(pointer, newValue ? 1 : 0) } }
  }

  /// True if the widget is enabled.
  var isSensitive: Bool {
    get { gtk_widget_get_sensitive(pointer) != 0 }
    set { if newValue != isSensitive { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) } }
  }

  /// True if the mouse, keys and screen readers can reach the widget, because nothing covers it.
  var isReachable: Bool {
    get { gtk_widget_get_can_target(pointer) != 0 }
    set {
      guard newValue != isReachable else { return }
      gtk_widget_set_can_target(pointer, newValue ? 1 : 0)
      gtk_widget_set_can_focus(pointer, newValue ? 1 : 0)
      wireflow_hide_from_readers(pointer, newValue ? 0 : 1)
    }
  }

  /// Adds a style class to the widget, or removes it.
  func mark(_ name: String, _ isSo: Bool) {
    guard (gtk_widget_has_css_class(pointer, name) != 0) != isSo else { return }
    if isSo {
      gtk_widget_add_css_class(pointer, name)
    } else {
      gtk_widget_remove_css_class(pointer, name)
    }
  }

  /// Lets the widget take all remaining space.
  func expand(horizontally: Bool = false, vertically: Bool = false) {
    if horizontally { gtk_widget_set_hexpand(pointer, 1) }
    if vertically { gtk_widget_set_vexpand(pointer, 1) }
  }

  /// Sets the name for screen readers, which a widget with a text does not need, and the hint.
  func describe(_ name: String? = nil, hint: String?) {
    wireflow_describe(pointer, name?.cText, hint?.cText)
  }
}

extension String {
  /// The text for C, where a zero would end it.
  var cText: String { contains("\0") ? replacing("\0", with: "\u{FFFD}") : self }
}
