#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow
import WireflowInteraction

/// A list of a screen's elements, whose cells perform the user's actions.
///
/// Rows of long lists are requested when they become visible.
@MainActor
final class ElementsController: UITableViewController {
  /// The number of additional rows to request on each side of a requested one.
  private static let margin = 100

  private let user: ScreenUser
  private(set) var rows = ElementRows()
  /// The element that the user last acted on, to which VoiceOver returns.
  private var lastUsed: StagePicture.Element.ID?
  /// The visible rows of long lists that are not loaded yet.
  private var wanted: [StagePicture.Element.ID: Int] = [:]
  private var cellKinds: Set<String> = []

  init(_ user: ScreenUser) {
    self.user = user
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.letKeyboardFollowDrag()
    // A field of several lines makes its row higher as it grows.
    tableView.selfSizingInvalidation = .enabledIncludingConstraints
  }

  /// Shows different elements.
  ///
  /// A field that the user is typing into keeps its view as long as its place stays the same.
  func show(_ rows: ElementRows) {
    let old = self.rows
    guard rows != old else { return }
    self.rows = rows
    guard isViewLoaded else { return }
    guard !rows.hasSameShape(as: old) else { return reconfigure(rows.rows(unlike: old)) }
    // Reloading would end editing, and the keyboard would leave.
    guard let edited = tableView.editedElement, let oldRow = old.row(of: edited),
      let row = rows.row(of: edited),
      old.element(at: oldRow)?.cellKind == rows.element(at: row)?.cellKind
    else { return tableView.reloadData() }
    tableView.performBatchUpdates { [tableView] in
      let before = (0..<oldRow, 0..<row)
      let after = (oldRow + 1..<old.count, row + 1..<rows.count)
      for (gone, new) in [before, after] {
        tableView?.deleteRows(at: gone.map(Self.path), with: .none)
        tableView?.insertRows(at: new.map(Self.path), with: .none)
      }
    }
    reconfigure([row])
  }

  private func reconfigure(_ rows: [Int]) { tableView.reconfigureRows(at: rows.map(Self.path)) }

  private static func path(of row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Performs an action on an element that the user sees.
  func use(_ action: UserAction?, on element: StagePicture.Element?) {
    guard let action, let element else { return }
    lastUsed = element.id
    user.perform(action, on: element.target)
  }

  func cell(named label: String) -> UIView? { cell { $0.name == label } }

  /// The cell of the element that the user last acted on, while it is visible.
  var lastUsedCell: UIView? { lastUsed.flatMap { id in cell { $0.id == id } } }

  private func cell(where isWanted: (StagePicture.Element) -> Bool) -> UIView? {
    rows.elements.firstIndex(where: isWanted)
      .flatMap { tableView.cellForRow(at: IndexPath(row: rows.row(of: $0), section: 0)) }
  }

  private func want(_ row: Int) {
    guard let (list, own) = rows.list(at: row) else { return }
    let isFirst = wanted.isEmpty
    wanted[list] = own
    guard isFirst else { return }
    // The table is laying out its rows, which must not change at the same time.
    Task { [weak self] in self?.askForWanted() }
  }

  private func askForWanted() {
    let asked = wanted
    wanted = [:]
    for (list, own) in asked { user.read((own - Self.margin)..<(own + Self.margin), of: list) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let element = rows.element(at: indexPath.row)
    if element == nil { want(indexPath.row) }
    let kind = element?.cellKind ?? "row"
    if cellKinds.insert(kind).inserted {
      tableView.register(ElementCell.self, forCellReuseIdentifier: kind)
    }
    // The queue alone has no cell of a row that is reconfigured:
    // https://developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:)
    let cell = tableView.dequeueReusableCell(withIdentifier: kind, for: indexPath)
    (cell as? ElementCell)?.show(element) { [weak self] in self?.use($0, on: $1) }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    guard let element = rows.element(at: indexPath.row) else { return false }
    return switch element.kind {
    case .row, .button, .refresh: element.action != nil
    case .text, .image, .field, .toggle, .choice, .progress: false
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let element = rows.element(at: indexPath.row)
    use(element?.action, on: element)
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipeActions(.leading, of: rows.element(at: indexPath.row))
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipeActions(.trailing, of: rows.element(at: indexPath.row))
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { contextMenu(of: rows.element(at: indexPath.row)) }
}

/// The table rows for the elements of a screen, with only some of the rows of long lists loaded.
struct ElementRows: Equatable {
  /// A long list in the table.
  struct List: Equatable {
    let id: StagePicture.Element.ID
    /// The table row at which the list begins.
    let start: Int
    /// The total number of rows in the list.
    let count: Int
    /// The loaded rows, counted from the first row of the list.
    let range: Range<Int>
    /// The index of the first loaded row among the elements.
    let place: Int

    /// The number of rows that are not loaded.
    var missing: Int { count - range.count }
  }

  private(set) var elements: [StagePicture.Element] = []
  private(set) var lists: [List] = []

  init() {}

  /// Creates the rows from a page's elements of a screen, except those in its bar.
  init(of screen: StagePicture.ID, on page: StagePicture.Page) {
    var end = 0
    for list in page.rows where list.id.screen == screen {
      append(page.elements[end..<list.start], of: screen)
      lists.append(
        List(
          id: list.id, start: count, count: list.count, range: list.range, place: elements.count))
      append(page.elements[list.places], of: screen)
      end = list.places.upperBound
    }
    append(page.elements[end...], of: screen)
  }

  private mutating func append(
    _ all: ArraySlice<StagePicture.Element>, of screen: StagePicture.ID
  ) {
    elements += all.filter { $0.id.screen == screen && $0.barEdge == nil }
  }

  /// The number of rows in the table.
  var count: Int { elements.count + lists.reduce(0) { $0 + $1.missing } }

  /// Returns the element in a row, or nil if the row belongs to a long list and is not loaded.
  func element(at row: Int) -> StagePicture.Element? {
    var place = row
    for list in lists where list.start <= row {
      let own = row - list.start
      if own < list.count {
        return list.range.contains(own)
          ? elements[list.place + own - list.range.lowerBound] : nil
      }
      place -= list.missing
    }
    return elements.indices.contains(place) ? elements[place] : nil
  }

  /// Returns the row of an element, given its index among the elements.
  func row(of place: Int) -> Int {
    var row = place
    for list in lists where list.place <= place {
      row += place < list.place + list.range.count ? list.range.lowerBound : list.missing
    }
    return row
  }

  /// Returns the row of an element, or nil if the table does not have it.
  func row(of id: StagePicture.Element.ID) -> Int? {
    elements.firstIndex { $0.id == id }.map { row(of: $0) }
  }

  /// Returns the long list that contains a row, with the index of the row in the list.
  func list(at row: Int) -> (id: StagePicture.Element.ID, own: Int)? {
    lists.first { ($0.start..<($0.start + $0.count)).contains(row) }.map { ($0.id, row - $0.start) }
  }

  /// Returns true if each row in both tables is the same element in the same kind of cell, or belongs
  /// to the same long list.
  ///
  /// A cell that is only reconfigured has to be of the same kind:
  /// https://developer.apple.com/documentation/uikit/uitableview/reconfigurerows(at:)
  func hasSameShape(as other: Self) -> Bool {
    func shape(_ list: List) -> [Int] { [list.id.index, list.start, list.count] }
    return lists.map(shape) == other.lists.map(shape)
      && elementsOutsideLists.elementsEqual(other.elementsOutsideLists) {
        $0.id == $1.id && $0.cellKind == $1.cellKind
      }
  }

  private var elementsOutsideLists: [StagePicture.Element] {
    var outside: [StagePicture.Element] = []
    var end = 0
    for list in lists {
      outside += elements[end..<list.place]
      end = list.place + list.range.count
    }
    return outside + elements[end...]
  }

  /// Returns the loaded rows that differ from those of another table of the same shape.
  func rows(unlike old: Self) -> [Int] {
    elements.indices.compactMap { place in
      let row = row(of: place)
      return old.element(at: row) == elements[place] ? nil : row
    }
  }
}
#endif
