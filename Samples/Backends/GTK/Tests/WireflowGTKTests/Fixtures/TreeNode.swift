import CGtk

/// A widget as a test finds it in the window, by the names that it has there.
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

  /// The children that the user sees: of pages in one place, the one in front.
  var seen: [TreeNode] {
    if isA("GtkStack") {
      return gtk_stack_get_visible_child(OpaquePointer(pointer)).map { [TreeNode($0)] } ?? []
    }
    return children.filter { gtk_widget_get_visible($0.pointer) != 0 }
  }

  /// The name that its element has given it.
  var name: String { String(cString: gtk_widget_get_name(pointer)) }
  var isSensitive: Bool { gtk_widget_get_sensitive(pointer) != 0 }
  var isReachable: Bool { isSensitive && gtk_widget_get_can_target(pointer) != 0 }

  func isA(_ type: String) -> Bool { wireflow_is(pointer, type) != 0 }
  func has(_ name: String) -> Bool { gtk_widget_has_css_class(pointer, name) != 0 }

  /// The widgets with a class of the style sheet, from the first to the last, none inside another.
  func all(_ name: String) -> [TreeNode] {
    seen.flatMap { $0.has(name) ? [$0] : $0.all(name) }
  }

  func first(_ name: String) -> TreeNode? { all(name).first }

  /// The widgets of a type, none inside another.
  func all(ofType type: String) -> [TreeNode] {
    seen.flatMap { $0.isA(type) ? [$0] : $0.all(ofType: type) }
  }

  /// The texts of all labels in it.
  var text: String {
    isA("GtkLabel")
      ? String(cString: gtk_label_get_text(OpaquePointer(pointer)))
      : seen.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
