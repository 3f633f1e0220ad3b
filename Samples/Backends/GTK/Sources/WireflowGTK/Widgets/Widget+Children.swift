import CGtk

extension Widget {
  /// Adds a child at the end of a box.
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

  /// Makes widgets the children of a box, in their order.
  ///
  /// None is moved that stands where it should: one that is moved would lose the focus.
  /// - Parameter dropsFocus: true if nothing takes the focus of a child that goes, since the page
  ///   would scroll there.
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

  /// Takes it out of the box in which it stands.
  func leaveParent() {
    guard let parent = gtk_widget_get_parent(pointer) else { return }
    gtk_box_remove(UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GtkBox.self), pointer)
  }

  /// Moves the focus to where it was in this widget, or else to the first place that takes it.
  func takeFocus() {
    var place = pointer
    while let child = gtk_widget_get_focus_child(place) { place = child }
    if place != pointer, gtk_widget_grab_focus(place) != 0 { return }
    gtk_widget_child_focus(pointer, GTK_DIR_TAB_FORWARD)
  }
}
