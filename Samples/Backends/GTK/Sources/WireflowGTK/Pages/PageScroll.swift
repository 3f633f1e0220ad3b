import CGtk
import Wireflow
import WireflowInteraction

/// The room in which a page scrolls, which asks for the rows of long lists that come into sight.
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

  /// Takes note of the long lists on the page.
  func show(_ lists: [StagePicture.Rows], spaces: [StagePicture.Element.ID: ElementList.Spaces]) {
    self.lists = lists.filter { $0.range.count < $0.count }
    self.spaces = spaces
    lookSoon()
  }

  /// Looks in a later turn, since widgets cannot change while they are given their places.
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

/// The part of a long list that can be seen, from where it begins and how far the page is scrolled.
struct RowsInSight {
  let top: Double
  let scrolled: Double
  let height: Double
  let rowHeight: Double

  /// Returns the rows to ask for, unless all near to those in sight are there.
  func missing(of shown: Range<Int>, count: Int) -> Range<Int>? {
    let first = Int((scrolled - top) / rowHeight)
    let fitting = min(100, Int(height / rowHeight) + 1)
    let near = within(first - fitting, count)..<within(first + 2 * fitting, count)
    guard !near.isEmpty, !shown.contains(near) else { return nil }
    return within(first - fitting - 20, count)..<within(first + 2 * fitting + 20, count)
  }

  private func within(_ row: Int, _ count: Int) -> Int { min(count, max(0, row)) }
}
