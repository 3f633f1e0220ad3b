import CGtk
import Wireflow
import WireflowInteraction

/// A column that shows one page at a time, and holds the others.
@MainActor
final class ColumnView {
  /// The animation with which one page replaces another.
  enum Motion {
    case none
    case forward
    case backward
    case fade

    fileprivate var transition: GtkStackTransitionType {
      switch self {
      case .none: GTK_STACK_TRANSITION_TYPE_NONE
      case .forward: GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT
      case .backward: GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT
      case .fade: GTK_STACK_TRANSITION_TYPE_CROSSFADE
      }
    }
  }

  let widget = Widget(gtk_stack_new(), "column")
  private let empty = Widget.box(.down, "empty")
  private var pages: [StagePicture.ID: PageView] = [:]
  private(set) var shown: StagePicture.ID?
  /// The screens on stage.
  private var alive: Set<StagePicture.ID> = []

  init() {
    widget.expand(horizontally: true, vertically: true)
    gtk_stack_set_transition_duration(widget.opaque, 240)
    gtk_stack_set_hhomogeneous(widget.opaque, 1)
    let icon = Widget.icon("view-list-symbolic", "empty-icon")
    icon.expand(horizontally: true, vertically: true)
    empty.append(icon)
    gtk_stack_add_child(widget.opaque, empty.pointer)
    widget.on("notify::transition-running") { [weak self] in self?.forget() }
  }

  /// Shows a page, or a placeholder if there is none.
  func show(_ page: PageView?, _ motion: Motion) {
    if let page { take(page) }
    shown = page?.id
    let next = page?.widget ?? empty
    gtk_stack_set_transition_type(widget.opaque, motion.transition)
    gtk_stack_set_visible_child(widget.opaque, next.pointer)
  }

  private func take(_ page: PageView) {
    // A screen that returns gets a new page, while the old one may still be animating.
    if let old = pages[page.id], old !== page { remove(old) }
    pages[page.id] = page
    guard gtk_widget_get_parent(page.widget.pointer) != widget.pointer else { return }
    page.widget.leaveStack()
    gtk_stack_add_child(widget.opaque, page.widget.pointer)
  }

  /// Releases pages of screens that have left the stage, as soon as no animation is running.
  func keep(_ alive: Set<StagePicture.ID>) {
    self.alive = alive
    forget()
  }

  /// Removes all pages, so that other columns can show them.
  func close() {
    for page in pages.values { remove(page) }
    pages = [:]
  }

  private func forget() {
    guard gtk_stack_get_transition_running(widget.opaque) == 0 else { return }
    for (id, page) in pages where id != shown {
      let isHere = gtk_widget_get_parent(page.widget.pointer) == widget.pointer
      if isHere, alive.contains(id) { continue }
      remove(page)
      pages[id] = nil
    }
  }

  /// Removes a page, unless it has already moved to another column.
  private func remove(_ page: PageView) {
    guard gtk_widget_get_parent(page.widget.pointer) == widget.pointer else { return }
    gtk_stack_remove(widget.opaque, page.widget.pointer)
  }
}

extension Widget {
  /// Removes the widget from its column.
  func leaveStack() {
    guard let parent = gtk_widget_get_parent(pointer) else { return }
    gtk_stack_remove(OpaquePointer(parent), pointer)
  }
}
