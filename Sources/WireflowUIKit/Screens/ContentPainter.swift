#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow
import WireflowInteraction

/// A painter for view controllers that are drawn from content.
///
/// The painter observes the picture only while such view controllers exist, because each transition
/// then costs a new picture.
@MainActor
final class ContentPainter {
  /// The number of rows of a long list that a new screen contains.
  private static let rowsAtFirst = 100

  /// A closure that runs when the page in front shows different elements, either alone or before a
  /// transition.
  var onNewElements: (@MainActor (_ isAlone: Bool) -> Void)?
  private var controllers: [ObjectIdentifier: any PaintedController] = [:]
  private var watch: PictureWatch?
  /// The last drawn picture, or nil while nothing is drawn from content.
  private(set) var picture: StagePicture?

  /// True while the painter observes the picture.
  var isWatching: Bool { watch != nil }

  /// Draws a view controller, now and after every change of its content.
  func add(_ controller: any PaintedController, of screen: any Screen, on stage: Stage?) {
    controllers[ObjectIdentifier(screen)] = controller
    guard watch == nil else { return paint([controller]) }
    watch = stage?.watch(rows: Self.rowsAtFirst) { [weak self] picture, transition in
      self?.show(picture, isAlone: transition == nil)
    }
  }

  /// Releases the view controller of a screen.
  func forget(_ screen: ObjectIdentifier) {
    guard !controllers.isEmpty, controllers.removeValue(forKey: screen) != nil,
      controllers.isEmpty
    else { return }
    watch = nil
    picture = nil
  }

  /// Requests other rows of a long list.
  func read(_ range: Range<Int>, of list: StagePicture.Element.ID) { watch?.read(range, of: list) }

  private func show(_ picture: StagePicture, isAlone: Bool) {
    let old = exchange(&self.picture, with: picture)?.frontPage
    paint(Array(controllers.values))
    guard let old, let new = picture.frontPage, new.id == old.id,
      new.elements.map(\.id) != old.elements.map(\.id)
    else { return }
    onNewElements?(isAlone)
  }

  private func paint(_ controllers: [any PaintedController]) {
    guard let picture else { return }
    for page in picture.pages {
      for controller in controllers {
        guard let id = controller.screenID else { continue }
        if id == page.id, controller.navigationItem.title != page.title {
          controller.navigationItem.title = page.title
        }
        // A covered page has no elements in the picture, and keeps the ones on the screen.
        if !page.isCovered, id == page.id || page.holds(id) { controller.show(page) }
      }
    }
  }
}

extension StagePicture.Page {
  /// Returns true if the page contains elements of an embedded screen.
  fileprivate func holds(_ screen: StagePicture.ID) -> Bool {
    elements.contains { $0.id.screen == screen } || rows.contains { $0.id.screen == screen }
  }
}

/// A view controller that draws its screen's content, or a part of it, from the picture.
@MainActor
protocol PaintedController: UIViewController {
  /// The identifier of the screen in pictures.
  var screenID: StagePicture.ID? { get }
  /// Shows the elements of its screen on a page.
  func show(_ page: StagePicture.Page)
}

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

/// A button from a screen's content, in a bar that also contains the view's own items.
@MainActor
final class ScreenButton: UIBarButtonItem {
  convenience init(_ element: StagePicture.Element, _ act: @escaping @MainActor () -> Void) {
    self.init(title: element.name, image: nil, primaryAction: nil, menu: nil)
    primaryAction = UIAction { _ in act() }
    title = element.name
    isEnabled = element.action != nil
  }
}

/// A keeper of Wireflow's buttons on a bar whose items other code sets.
@MainActor
final class BarKeeper {
  private var screenButtons: [(isLeading: Bool, button: UIBarButtonItem)] = []
  private var leading: ContainerButton?
  private var trailing: ContainerButton?

  /// Replaces the buttons of the screen.
  func replaceScreenButtons(
    with buttons: [(isLeading: Bool, button: ScreenButton)], on item: UINavigationItem
  ) {
    screenButtons = buttons.map { ($0.isLeading, $0.button) }
    item.leftItemsSupplementBackButton = true
    restore(on: item)
  }

  /// Restores the buttons that other code has removed from the bar.
  func restore(on item: UINavigationItem) {
    keepContainerButtons(of: item)
    let others = { (items: [UIBarButtonItem]?) in
      (items ?? []).filter { !($0 is ScreenButton) && !($0 is ContainerButton) }
    }
    let own = { (isLeading: Bool) in
      self.screenButtons.filter { $0.isLeading == isLeading }.map(\.button)
    }
    let left = [leading].compactMap(\.self) + own(true) + others(item.leftBarButtonItems)
    let right = [trailing].compactMap(\.self) + own(false) + others(item.rightBarButtonItems)
    if !left.elementsEqual(item.leftBarButtonItems ?? [], by: ===) {
      item.leftBarButtonItems = left
    }
    if !right.elementsEqual(item.rightBarButtonItems ?? [], by: ===) {
      item.rightBarButtonItems = right
    }
  }

  /// Records the buttons that containers have put on a bar, before other code sets its items.
  func keepContainerButtons(of item: UINavigationItem) {
    leading = item.leadingContainerButton ?? kept(leading)
    trailing = item.trailingContainerButton ?? kept(trailing)
  }

  /// Returns a container's button, or nil if the container has removed it.
  private func kept(_ button: ContainerButton?) -> ContainerButton? {
    button?.isGone == true ? nil : button
  }
}
#endif
