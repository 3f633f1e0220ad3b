import CGtk

/// A widget in the window's tree, which tests find by its names.
@MainActor
struct TreeNode {
  let pointer: UnsafeMutablePointer<GtkWidget>

  init(_ pointer: UnsafeMutablePointer<GtkWidget>) { self.pointer = pointer }

  var children: [TreeNode] {
    var children: [TreeNode] = []
    var next = gtk_widget_get_first_child(pointer)
    while let child = next {
      children.append(TreeNode(child))
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }

  /// The visible children, including only the visible page of a stack.
  var seen: [TreeNode] {
    if isA("GtkStack") {
      return gtk_stack_get_visible_child(OpaquePointer(pointer)).map { [TreeNode($0)] } ?? []
    }
    return children.filter { gtk_widget_get_visible($0.pointer) != 0 }
  }

  /// The widget's name, which its element has set.
  var name: String { String(cString: gtk_widget_get_name(pointer)) }
  var isSensitive: Bool { gtk_widget_get_sensitive(pointer) != 0 }
  var isReachable: Bool { isSensitive && gtk_widget_get_can_target(pointer) != 0 }

  func isA(_ type: String) -> Bool { wireflow_is(pointer, type) != 0 }
  func has(_ name: String) -> Bool { gtk_widget_has_css_class(pointer, name) != 0 }

  /// Returns the outermost widgets with a style class, in order.
  func all(_ name: String) -> [TreeNode] {
    seen.flatMap { $0.has(name) ? [$0] : $0.all(name) }
  }

  func first(_ name: String) -> TreeNode? { all(name).first }

  /// Returns the outermost widgets of a type.
  func all(ofType type: String) -> [TreeNode] {
    seen.flatMap { $0.isA(type) ? [$0] : $0.all(ofType: type) }
  }

  /// The texts of all labels in the widget.
  var text: String {
    isA("GtkLabel")
      ? String(cString: gtk_label_get_text(OpaquePointer(pointer)))
      : seen.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The text in a text view.
  var lines: String {
    let view = UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkTextView.self)
    let buffer = gtk_text_view_get_buffer(view)
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// Replaces the text in a text view.
  func type(_ text: String) {
    let view = UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkTextView.self)
    gtk_text_buffer_set_text(gtk_text_view_get_buffer(view), text, -1)
  }
}
