#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// The view controller of a screen without one of its own: its content as a list.
///
/// Screens that are embedded in its screen stand below the list.
@MainActor
final class GenericViewController: UIViewController {
  let elements: ElementsController
  /// The identity of its screen in pictures.
  let screenID: StagePicture.ID?
  private var bar: [StagePicture.Element] = []
  private let stack = UIStackView(arrangedSubviews: [])

  init(_ user: ScreenUser) {
    elements = ElementsController(user)
    screenID = user.id
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.fill(view)
    addChild(elements)
    stack.addArrangedSubview(elements.view)
    elements.didMove(toParent: self)
  }

  /// Shows other elements, whose actions are those of a page.
  func show(_ elements: [StagePicture.Element], on page: StagePicture.ID) {
    let bar = elements.filter { $0.barEdge != nil }
    if bar != self.bar {
      self.bar = bar
      showBar(bar)
    }
    self.elements.show(elements.filter { $0.barEdge == nil }, on: page)
  }
}

extension GenericViewController: EmbeddingViewController {
  func place(_ child: UIViewController) {
    loadViewIfNeeded()
    stack.addArrangedSubview(child.view)
  }
}

extension GenericViewController: AnchorProviding {
  func anchorView(for label: String) -> UIView? { elements.cell(named: label) }
}

/// The elements of a screen in a list, each of which acts as the user does.
@MainActor
final class ElementsController: UITableViewController {
  private let user: ScreenUser
  private var page: StagePicture.ID?
  private(set) var elements: [StagePicture.Element] = []

  init(_ user: ScreenUser) {
    self.user = user
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.keyboardDismissMode = .interactive
  }

  /// Shows other elements.
  ///
  /// A field that is typed into stays the same view while its place does.
  func show(_ elements: [StagePicture.Element], on page: StagePicture.ID) {
    let old = self.elements
    self.page = page
    guard elements != old else { return }
    self.elements = elements
    guard isViewLoaded else { return }
    guard old.map(\.id) == elements.map(\.id) else { return tableView.reloadData() }
    let changed = elements.indices.filter { elements[$0] != old[$0] }
    tableView.reconfigureRows(at: changed.map { IndexPath(row: $0, section: 0) })
  }

  /// Does what an element is for.
  func perform(_ action: UserAction?) {
    guard let action else { return }
    user.perform(action, on: page)
  }

  func cell(named label: String) -> UIView? {
    elements.firstIndex { $0.name == label }
      .flatMap { tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    elements.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let kind = elements[indexPath.row].id.kind
    let cell =
      tableView.dequeueReusableCell(withIdentifier: kind) as? ElementCell
      ?? ElementCell(style: .default, reuseIdentifier: kind)
    cell.show(elements[indexPath.row]) { [weak self] action in self?.perform(action) }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    switch elements[indexPath.row].kind {
    case .row, .button, .refresh: elements[indexPath.row].action != nil
    case .text, .image, .field, .toggle, .choice, .progress: false
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    perform(elements[indexPath.row].action)
  }
}
#endif
