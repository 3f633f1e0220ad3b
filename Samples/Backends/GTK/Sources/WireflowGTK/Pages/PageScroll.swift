import CGtk
import Wireflow
import WireflowInteraction

/// The scroll view of a page, which requests the rows of long lists that come into view.
@MainActor
final class PageScroll {
  let widget = Widget(gtk_scrolled_window_new(), "scroll")
  private let read: ReadRows
  private let content: Widget
  private var lists: [StagePicture.Rows] = []
  private var spaces: [StagePicture.Element.ID: ElementList.Spaces] = [:]
  private var isLooking = false

  init(around content: Widget, read: @escaping ReadRows) {
    (self.content, self.read) = (content, read)
    let room = Widget.room(around: content)
    wireflow_room_set(room.pointer, 660, 0, 0, GTK_ALIGN_START)
    gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(widget.opaque, room.pointer)
    widget.expand(horizontally: true, vertically: true)
    guard let adjustment = gtk_scrolled_window_get_vadjustment(widget.opaque) else { return }
    for signal in ["value-changed", "changed"] {
      Widget.connect(adjustment, signal) { [weak self] in self?.lookSoon() }
    }
  }

  /// Updates the long lists of the page.
  func show(_ lists: [StagePicture.Rows], spaces: [StagePicture.Element.ID: ElementList.Spaces]) {
    self.lists = lists.filter { $0.range.count < $0.count }
    self.spaces = spaces
    lookSoon()
  }

  /// Checks the visible rows in a later turn, because widgets cannot change during layout.
  private func lookSoon() {
    guard !lists.isEmpty, !isLooking else { return }
    isLooking = true
    Task { [weak self] in
      self?.isLooking = false
      self?.look()
    }
  }

  private func look() {
    let adjustment = gtk_scrolled_window_get_vadjustment(widget.opaque)
    let height = gtk_adjustment_get_page_size(adjustment)
    let value = gtk_adjustment_get_value(adjustment)
    guard height > 0 else { return }
    for list in lists {
      var top = 0.0
      guard let above = spaces[list.id]?.above,
        gtk_widget_translate_coordinates(above.pointer, content.pointer, 0, 0, nil, &top) != 0
      else { continue }
      let sight = RowsInSight(
        top: top, scrolled: value, height: height, rowHeight: Double(ElementList.rowHeight))
      if let range = sight.missing(of: list.range, count: list.count) { read(range, list.id) }
    }
  }
}

/// The visible part of a long list, given its position and the scroll offset of the page.
struct RowsInSight {
  let top: Double
  let scrolled: Double
  let height: Double
  let rowHeight: Double

  /// Returns the rows to request, or nil if the visible rows and their surroundings have widgets.
  func missing(of shown: Range<Int>, count: Int) -> Range<Int>? {
    let first = Int((scrolled - top) / rowHeight)
    let fitting = min(100, Int(height / rowHeight) + 1)
    let near = within(first - fitting, count)..<within(first + 2 * fitting, count)
    guard !near.isEmpty, !shown.contains(near) else { return nil }
    return within(first - fitting - 20, count)..<within(first + 2 * fitting + 20, count)
  }

  private func within(_ row: Int, _ count: Int) -> Int { min(count, max(0, row)) }
}
