public import Foundation

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public var row: Int { self[1] }
  public var section: Int { self[0] }
}

/// A list, which asks its controller for a cell when a test looks at it, or when the user scrolls.
///
/// A cell is handed out again for its own identifier alone, and one that is reconfigured has to be
/// asked for by the same: Apple's pages of `dequeueReusableCell(withIdentifier:)` and of
/// `reconfigureRows(at:)`.
@MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  public internal(set) weak var controller: UITableViewController?
  private var cells: [IndexPath: UITableViewCell] = [:]
  private var spare: [UITableViewCell] = []
  public enum SelfSizingInvalidation: Int, Sendable {
    case enabledIncludingConstraints = 2
  }
  open var selfSizingInvalidation = SelfSizingInvalidation.enabledIncludingConstraints
  public private(set) var timesReloaded = 0
  /// The number of rows that can be seen at once.
  private static let rowsInSight = 15

  /// The number of rows that it has last been told of.
  var rowCount: Int?
  var batch = RowBatch()

  open func reloadData() {
    for cell in cells.values { cell.endEditing(true) }
    rowCount = controller?.tableView(self, numberOfRowsInSection: 0)
    spare += cells.values
    cells = [:]
    timesReloaded += 1
  }

  /// Lets rows go, and counts the others again.
  func move(deleting deleted: Set<Int>, inserting inserted: [Int]) {
    let old = cells
    cells = [:]
    for (path, cell) in old.sorted(by: { $0.key.row < $1.key.row }) {
      guard !deleted.contains(path.row) else {
        cell.endEditing(true)
        spare.append(cell)
        continue
      }
      var row = path.row - deleted.count { $0 < path.row }
      for new in inserted where new <= row { row += 1 }
      cells[IndexPath(row: row, section: 0)] = cell
    }
  }

  /// The row that is being reconfigured, whose cell only its index path finds.
  private var reconfigured: [IndexPath: UITableViewCell] = [:]
  private var classes: [String: UITableViewCell.Type] = [:]

  open func reconfigureRows(at indexPaths: [IndexPath]) {
    guard let controller else { return }
    for path in indexPaths {
      guard let cell = cells[path] else { continue }
      reconfigured = [path: cell]
      let new = controller.tableView(self, cellForRowAt: path)
      reconfigured = [:]
      cells[path] = new
      if new !== cell { window?.double.note("Another cell came for a row to reconfigure.") }
    }
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let place = spare.lastIndex(where: { $0.reuseIdentifier == identifier }) else {
      return nil
    }
    return spare.remove(at: place)
  }

  open func register(_ type: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
    classes[identifier] = type
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = reconfigured[indexPath], cell.reuseIdentifier == identifier { return cell }
    let type = classes[identifier, default: UITableViewCell.self]
    return dequeueReusableCell(withIdentifier: identifier)
      ?? type.init(style: .default, reuseIdentifier: identifier)
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard let controller,
      indexPath.row < controller.tableView(self, numberOfRowsInSection: indexPath.section)
    else { return nil }
    if rowCount == nil { rowCount = controller.tableView(self, numberOfRowsInSection: 0) }
    if let cell = cells[indexPath] { return cell }
    let cell = controller.tableView(self, cellForRowAt: indexPath)
    addSubview(cell)
    cells[indexPath] = cell
    return cell
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  /// The user scrolls to a row, by which others go out of sight.
  public func userScrolls(to row: Int) {
    guard let controller else { return }
    let end = min(row + Self.rowsInSight, controller.tableView(self, numberOfRowsInSection: 0))
    let inSight = row..<max(row, end)
    for (path, cell) in cells where !inSight.contains(path.row) {
      spare.append(cell)
      cells[path] = nil
    }
    for row in inSight { _ = cellForRow(at: IndexPath(row: row, section: 0)) }
  }

  /// The user taps a row.
  public func userTaps(_ row: Int) {
    guard let controller, row < controller.tableView(self, numberOfRowsInSection: 0) else { return }
    let path = IndexPath(row: row, section: 0)
    guard controller.tableView(self, shouldHighlightRowAt: path) else { return }
    controller.tableView(self, didSelectRowAt: path)
  }
}

@MainActor
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default`
    case subtitle = 3
  }

  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case checkmark = 3
  }

  public enum SelectionStyle: Int, Sendable {
    case none
    case `default` = 3
  }

  public let reuseIdentifier: String?
  public let contentView = UIView(frame: .zero)
  open var accessoryType = AccessoryType.none
  // https://developer.apple.com/documentation/uikit/uitableviewcell/indentationlevel
  open var indentationLevel = 0
  open var accessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?

  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
}

// https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct
@MainActor
public struct UIBackgroundConfiguration {
  public static func clear() -> Self { Self() }
}

/// The content of a cell, of the system's kinds or of an app's own.
@MainActor
public protocol UIContentConfiguration {}

@MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  @MainActor
  public struct TextProperties {
    public var color = UIColor.label
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var numberOfLines = 0
    public var adjustsFontForContentSizeCategory = false
  }

  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()

  public static func cell() -> Self { Self() }
  public static func subtitleCell() -> Self { Self() }
}

@MainActor
open class UITableViewController: UIViewController {
  private let style: UITableView.Style
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public private(set) lazy var tableView: UITableView! = UITableView(frame: .zero)

  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open override func loadView() {
    tableView.controller = self
    view = tableView
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
}

/// Rows that are loaded again lose the focus, and rows that come and go leave that of the others.
///
/// - `reloadData()` takes away the first responder: monazsh.com/2015/03/27, "the unfortunate mystery of
///   reloadData and resignFirstResponder"; e-com-net.com/article/1731782648361201664.
/// - "The number of rows contained in an existing section after the update must be equal to the number
///   … before the update, plus or minus the number of rows inserted or deleted": the exception's text;
///   Apple's page of `performBatchUpdates(_:completion:)`, where deletions come first.
extension UITableView {
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case none = 5
    case automatic = 100
  }

  /// The deletions and insertions of a batch.
  struct RowBatch {
    var deleted: [Int] = []
    var inserted: [Int] = []
  }

  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batch = RowBatch()
    updates?()
    let (deleted, inserted) = (Set(batch.deleted), batch.inserted.sorted())
    batch = RowBatch()
    let count = rowCount
    rowCount = controller?.tableView(self, numberOfRowsInSection: 0) ?? 0
    if let count, let rowCount, count - deleted.count + inserted.count != rowCount {
      window?.double.note(
        "NSInternalInconsistencyException: Invalid update: \(count) rows, \(deleted.count) deleted,"
          + " \(inserted.count) inserted, and now \(rowCount).")
    }
    move(deleting: deleted, inserting: inserted)
    completion?(true)
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batch.deleted += indexPaths.map(\.row)
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batch.inserted += indexPaths.map(\.row)
  }
}

// https://developer.apple.com/documentation/uikit/uicontextualaction
@MainActor
open class UIContextualAction: NSObject {
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public enum Style: Int, Sendable {
    case normal
    case destructive
  }

  public let style: Style
  public let title: String?
  open var backgroundColor: UIColor?
  private let handler: Handler

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  /// Does it, as the system does.
  public func run(on view: UIView) { handler(self, view) { _ in } }
}

// https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration
@MainActor
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]

  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}

// https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration
@MainActor
open class UIContextMenuConfiguration: NSObject {
  private let provider: (([UIMenuElement]) -> UIMenu?)?

  public init(
    identifier: (any NSCopying)?, previewProvider: (() -> UIViewController?)?,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    provider = actionProvider
  }

  /// The menu that the system shows.
  public var menu: UIMenu? { provider?([]) }
}

// https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
@MainActor
open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  private let handler: Handler

  public init(name: String, actionHandler: @escaping Handler) {
    (self.name, handler) = (name, actionHandler)
  }

  /// Does it, as VoiceOver does.
  public func run() -> Bool { handler(self) }
}

extension UITableView {
  /// The user swipes a row away from an end, which reveals actions or nothing.
  public func userSwipes(_ row: Int, fromTrailing isTrailing: Bool) -> [UIContextualAction] {
    let path = IndexPath(row: row, section: 0)
    let found =
      isTrailing
      ? controller?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      : controller?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    return found?.actions ?? []
  }

  /// The user presses a row for long, which opens its menu if it has one.
  public func userHolds(_ row: Int) -> UIMenu? {
    let path = IndexPath(row: row, section: 0)
    return controller?.tableView(self, contextMenuConfigurationForRowAt: path, point: .zero)?.menu
  }
}
