#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow
import WireflowInteraction

/// A view controller that lists the content of a screen, used if the app registers none for it.
///
/// Embedded screens appear below the list.
@MainActor
final class GenericViewController: UIViewController, PaintedController {
  let elements: ElementsController
  /// The identifier of the screen in pictures.
  let screenID: StagePicture.ID?
  private var bar: [StagePicture.Element] = []
  private let stack = UIStackView(arrangedSubviews: [])
  private var listReachesBottom = false

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
    setContentScrollView(elements.tableView, for: .top)
    followList()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    followList()
  }

  /// Makes bars at the bottom follow the list, unless it ends above an embedded screen.
  private func followList() {
    let reachesBottom = stack.arrangedSubviews.count == 1
    guard reachesBottom != listReachesBottom else { return }
    listReachesBottom = reachesBottom
    setContentScrollView(reachesBottom ? elements.tableView : nil, for: .bottom)
  }

  /// Shows the elements of its screen on a page.
  func show(_ page: StagePicture.Page) {
    guard let screenID else { return }
    let bar = page.elements.filter { $0.barEdge != nil && $0.id.screen == screenID }
    if bar != self.bar {
      self.bar = bar
      showBar(bar)
    }
    elements.show(ElementRows(of: screenID, on: page))
  }
}

extension GenericViewController: EmbeddingViewController {
  func place(_ child: UIViewController) {
    loadViewIfNeeded()
    stack.addArrangedSubview(child.view)
    followList()
  }
}

extension GenericViewController: AnchorProviding {
  func anchorView(for label: String) -> UIView? { elements.cell(named: label) }
}
#endif
