import CGtk
import Wireflow
import WireflowInteraction

/// The views of a page's elements, which stay with their elements by identity.
@MainActor
struct ElementList {
  /// The height of each row in a long list, most of whose rows have no widget.
  static let rowHeight: Int32 = 60

  /// The space above and below the rows of a long list that have widgets.
  @MainActor
  struct Spaces {
    let above = Widget.box(.down, "space")
    let below = Widget.box(.down, "space")
  }

  private var views = ElementViews()
  private(set) var spaces: [StagePicture.Element.ID: Spaces] = [:]

  /// Updates the views, and returns those in the bar.
  mutating func update(
    _ page: StagePicture.Page, touched: TouchedField, act: @escaping Act
  ) -> [(edge: ScreenContent.Button.BarEdge, widget: Widget)] {
    views.match(page) { makeElementView($0, touched: touched, act: act) }
    var inBar: [(ScreenContent.Button.BarEdge, Widget)] = []
    for (place, element) in page.elements.enumerated() {
      let view = views[place]
      view.show(element)
      view.widget.isSensitive = !element.isDisabled
      // The place in the name lets tests sort the bar's buttons among the other elements.
      gtk_widget_set_name(view.widget.pointer, "\(element.id.kind)-\(place)")
      if let edge = element.barEdge { inBar.append((edge, view.widget)) }
    }
    return inBar
  }

  /// Returns the widgets below the bar, with space for rows that have no widgets.
  mutating func widgets(of page: StagePicture.Page) -> [Widget] {
    var widgets: [Widget] = []
    var lists = page.rows[...]
    var keptSpaces: [StagePicture.Element.ID: Spaces] = [:]
    let groups = page.elements.map(\.group)
    for (place, element) in page.elements.enumerated() {
      while let list = lists.first, list.places.upperBound <= place {
        lists.removeFirst()
        close(list, &widgets, &keptSpaces)
      }
      if let list = lists.first, list.start == place { open(list, &widgets, &keptSpaces) }
      guard element.barEdge == nil else { continue }
      let view = views[place]
      let isListed = lists.first?.places.contains(place) == true
      view.widget.mark("element", true)
      let group = groups[place]
      let isFirst = place == 0 || groups[place - 1] != group
      let isLast = place + 1 == groups.count || groups[place + 1] != group
      view.widget.mark("grouped", group != nil)
      view.widget.mark("first", group != nil && isFirst)
      view.widget.mark("last", group != nil && isLast)
      gtk_widget_set_size_request(view.widget.pointer, -1, isListed ? Self.rowHeight : -1)
      widgets.append(view.widget)
    }
    for list in lists {
      open(list, &widgets, &keptSpaces)
      close(list, &widgets, &keptSpaces)
    }
    spaces = keptSpaces
    return widgets
  }

  private func open(
    _ list: StagePicture.Rows, _ widgets: inout [Widget],
    _ kept: inout [StagePicture.Element.ID: Spaces]
  ) {
    guard list.range.count < list.count, kept[list.id] == nil else { return }
    let spaces = spaces[list.id] ?? Spaces()
    kept[list.id] = spaces
    Self.set(spaces.above, rows: list.range.lowerBound)
    Self.set(spaces.below, rows: list.count - list.range.upperBound)
    widgets.append(spaces.above)
  }

  private func close(
    _ list: StagePicture.Rows, _ widgets: inout [Widget],
    _ kept: inout [StagePicture.Element.ID: Spaces]
  ) {
    if let spaces = kept[list.id] { widgets.append(spaces.below) }
  }

  private static func set(_ space: Widget, rows: Int) {
    gtk_widget_set_size_request(space.pointer, -1, Int32(clamping: rows * Int(rowHeight)))
  }
}

extension StagePicture.Element {
  /// The section, or -1 for none, if the element shares a card with its neighbours in it.
  fileprivate var group: Int? {
    guard barEdge == nil else { return nil }
    return switch kind {
    case .row, .field, .toggle, .choice: section ?? -1
    case .text, .image, .button, .refresh, .progress: nil
    }
  }
}
