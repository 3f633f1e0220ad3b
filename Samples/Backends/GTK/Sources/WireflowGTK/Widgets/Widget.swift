import CGtk

/// A widget of GTK, kept for as long as this object is.
@MainActor
final class Widget {
  let pointer: UnsafeMutablePointer<GtkWidget>

  /// Takes a new widget, or keeps one that there is already.
  init(_ pointer: UnsafeMutablePointer<GtkWidget>, _ classes: String...) {
    self.pointer = pointer
    wireflow_retain(pointer)
    for name in classes { gtk_widget_add_css_class(pointer, name) }
  }

  isolated deinit { wireflow_release(pointer) }

  /// The widget as a type of which Swift knows no more than its name.
  var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// Returns the widget as one of its own types, which GTK checks.
  func cast<Kind>(to kind: Kind.Type) -> UnsafeMutablePointer<Kind> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: kind)
  }

  var isVisible: Bool {
    get { gtk_widget_get_visible(pointer) != 0 }
    set { if newValue != isVisible { gtk_widget_set_visible(pointer, newValue ? 1 : 0) } }
  }

  /// False for one that is drawn as disabled, and that does nothing.
  var isSensitive: Bool {
    get { gtk_widget_get_sensitive(pointer) != 0 }
    set { if newValue != isSensitive { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) } }
  }

  /// False for one that lies behind something: neither mouse, keys nor screen readers get there.
  var isReachable: Bool {
    get { gtk_widget_get_can_target(pointer) != 0 }
    set {
      guard newValue != isReachable else { return }
      gtk_widget_set_can_target(pointer, newValue ? 1 : 0)
      gtk_widget_set_can_focus(pointer, newValue ? 1 : 0)
      wireflow_hide_from_readers(pointer, newValue ? 0 : 1)
    }
  }

  /// Gives it a class of the style sheet, or takes it away.
  func mark(_ name: String, _ isSo: Bool) {
    guard (gtk_widget_has_css_class(pointer, name) != 0) != isSo else { return }
    if isSo {
      gtk_widget_add_css_class(pointer, name)
    } else {
      gtk_widget_remove_css_class(pointer, name)
    }
  }

  /// Lets it take all room that is left.
  func expand(horizontally: Bool = false, vertically: Bool = false) {
    if horizontally { gtk_widget_set_hexpand(pointer, 1) }
    if vertically { gtk_widget_set_vexpand(pointer, 1) }
  }

  /// Tells screen readers its name, if it has no text of its own, and what it leads to.
  func describe(_ name: String? = nil, hint: String?) {
    wireflow_describe(pointer, name?.cText, hint?.cText)
  }
}

extension String {
  /// The text as C takes it, which ends at a zero.
  var cText: String { contains("\0") ? replacing("\0", with: "\u{FFFD}") : self }
}
