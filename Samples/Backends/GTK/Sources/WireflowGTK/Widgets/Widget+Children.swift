import CGtk

extension Widget {
  /// Appends a child to a box.
  func append(_ child: Widget) {
    gtk_box_append(cast(to: GtkBox.self), child.pointer)
  }

  /// The children, first to last.
  var children: [UnsafeMutablePointer<GtkWidget>] {
    var children: [UnsafeMutablePointer<GtkWidget>] = []
    var next = gtk_widget_get_first_child(pointer)
    while let child = next {
      children.append(child)
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }

  /// Replaces the children of a box by widgets, in order.
  ///
  /// Widgets in the right position do not move, because moving one would take its focus away.
  /// - Parameter dropsFocus: true if no other widget gets the focus of a removed child, because the
  ///   page would scroll there.
  func arrange(_ wanted: [Widget], dropsFocus: Bool = false) {
    let kept = Set(wanted.map(\.pointer))
    let box = cast(to: GtkBox.self)
    for child in children where !kept.contains(child) {
      if dropsFocus, gtk_widget_get_focus_child(pointer) == child {
        gtk_root_set_focus(gtk_widget_get_root(pointer), nil)
      }
      gtk_box_remove(box, child)
    }
    var last: UnsafeMutablePointer<GtkWidget>?
    for child in wanted {
      if gtk_widget_get_parent(child.pointer) != pointer {
        child.leaveParent()
        gtk_box_insert_child_after(box, child.pointer, last)
      } else if gtk_widget_get_prev_sibling(child.pointer) != last {
        gtk_box_reorder_child_after(box, child.pointer, last)
      }
      last = child.pointer
    }
  }

  /// Removes the widget from its box.
  func leaveParent() {
    guard let parent = gtk_widget_get_parent(pointer) else { return }
    gtk_box_remove(UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GtkBox.self), pointer)
  }

  /// Moves the focus back into this widget, or to the first child that accepts it.
  func takeFocus() {
    var place = pointer
    while let child = gtk_widget_get_focus_child(place) { place = child }
    if place != pointer, gtk_widget_grab_focus(place) != 0 { return }
    gtk_widget_child_focus(pointer, GTK_DIR_TAB_FORWARD)
  }
}
