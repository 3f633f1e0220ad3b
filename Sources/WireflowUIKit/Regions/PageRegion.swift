#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// Root items as pages that the user turns, each with a stack of its own.
@MainActor
final class PageRegion: RegionController {
  let pages = PagesController()
  private weak var backend: UIKitBackend?
  private let roots = RootStacks()

  init(_ backend: UIKitBackend) {
    self.backend = backend
    pages.mayTurn = { [weak self] in self?.mayTurn(to: $0) ?? false }
    pages.onDrag = { [weak self] in self?.backend?.userBeginsTurn() }
    pages.onRest = { [weak self] in self?.rest(at: $0) }
    pages.onChoose = { [weak self] in self?.choose($0) }
  }

  var container: UIViewController { pages }
  /// The stacks in the order of the root items.
  var orderedStacks: [StackController] { roots.ordered }
  var stacks: [StackController] { roots.ordered }
  var front: StackController? { roots.selected }

  func arrange(_ layout: RegionLayout, animated: Bool) {
    guard let backend else { return }
    roots.arrange(layout, on: backend, animated: animated)
    pages.show(
      roots.ordered.map(\.container), selected: layout.selected, animated: animated,
      motion: backend.motion)
  }

  func show(_ items: [RootLevelRepresentation]) {
    pages.dots.numberOfPages = items.count
    pages.dots.currentPage = pages.selected
  }

  /// Returns true if a finger may move to a page, which is a question and does nothing.
  ///
  /// On a page with others above its root, a swipe goes back instead.
  private func mayTurn(to place: Int) -> Bool {
    guard let backend, let front, front.viewControllers.count == 1,
      roots.ordered.indices.contains(place), let root = roots.ordered[place].viewControllers.first
    else { return false }
    return backend.allowsTurn(to: root, from: front)
  }

  private func choose(_ place: Int) { backend?.userChooses(place, in: self, from: pages.selected) }

  private func rest(at place: Int) {
    let stack = roots.ordered.indices.contains(place) ? roots.ordered[place] : nil
    let isOther = stack !== front
    roots.selected = stack
    backend?.userEndsTurn(isOther ? stack?.viewControllers.first : nil)
  }
}

/// A scroll view that stops at pages, and asks before the user's finger moves one.
@MainActor
final class PageScrollView: UIScrollView {
  /// Returns true if the finger may move the page, given whether it uncovers what lies to the right.
  var mayTurn: (@MainActor (_ toRight: Bool) -> Bool)?
  /// Turns the page for a swipe with three fingers, by which VoiceOver scrolls.
  var onScroll: (@MainActor (_ toRight: Bool) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) { nil }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    guard gestureRecognizer === panGestureRecognizer else { return true }
    let velocity = panGestureRecognizer.velocity(in: self)
    guard abs(velocity.x) > abs(velocity.y) else { return false }
    return mayTurn?(velocity.x < 0) ?? false
  }

  /// Leaves the page to the stage: by itself UIKit would scroll to one that is not there.
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch direction {
    case .left: onScroll?(true)
    case .right: onScroll?(false)
    case .next: onScroll?(!isRightToLeft)
    case .previous: onScroll?(isRightToLeft)
    case .up, .down: return false
    @unknown default: return false
    }
    return true
  }
}

/// The container of pages: a scroll view with one page in sight, above a dot for each.
///
/// A page is a child only while it can be seen, so that its appearance says the truth.
@MainActor
final class PagesController: FrontController {
  let dots = UIPageControl(frame: .zero)
  /// Returns true if the user's finger may move to the page at a place.
  var mayTurn: (@MainActor (_ place: Int) -> Bool)?
  /// A closure for when a finger begins to move the page.
  var onDrag: (@MainActor () -> Void)?
  /// A closure for when the page has come to rest under the user's finger, at the same place or not.
  var onRest: (@MainActor (_ place: Int) -> Void)?
  /// A closure for when the user asks for a page without moving it.
  var onChoose: (@MainActor (_ place: Int) -> Void)?
  private let scroll = PageScrollView(frame: .zero)
  private var pages: [UIViewController] = []
  private(set) var selected = 0
  private var isDragged = false
  private var animations = 0

  /// The height of a row of dots, as large as a finger.
  private static let dotHeight: CGFloat = 44

  override init() {
    super.init()
    frontScreen = { [weak self] in self?.page }
    dots.hidesForSinglePage = true
    dots.pageIndicatorTintColor = .secondaryLabel
    dots.currentPageIndicatorTintColor = .label
    dots.addAction(
      UIAction { [weak self] _ in self?.choosesByDots() }, for: .valueChanged)
    scroll.delegate = self
    scroll.mayTurn = { [weak self] toRight in self?.mayMove(toRight) ?? false }
    scroll.onScroll = { [weak self] toRight in
      guard let self else { return }
      onChoose?(selected + step(toRight))
    }
  }

  required init?(coder: NSCoder) { nil }

  private var page: UIViewController? { pages.indices.contains(selected) ? pages[selected] : nil }
  private var isMoving: Bool { isDragged || animations > 0 }
  private var isRightToLeft: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for part in [scroll, dots] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: dots.topAnchor),
      dots.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      dots.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      dots.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      dots.heightAnchor.constraint(equalToConstant: Self.dotHeight),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // A finger cannot hold a view that has left the window.
    if isDragged { rest(at: selected) }
  }

  /// Shows a page of some, and slides there if it is to be animated.
  func show(_ new: [UIViewController], selected place: Int, animated: Bool, motion: Motion) {
    let (old, wasSelected) = (page, selected)
    let isSame = new.elementsEqual(pages, by: ===)
    if !isSame {
      for gone in pages where !new.contains(where: { $0 === gone }) { remove(gone) }
      pages = new
    }
    selected = place
    let slides =
      animated && isSame && place != wasSelected && old != nil && viewIfLoaded?.window != nil
      && !UIAccessibility.isReduceMotionEnabled
    guard slides else {
      if !isDragged || old !== page { keep(place...place) }
      return wishesChanged()
    }
    add(min(place, wasSelected)...max(place, wasSelected))
    animations += 1
    motion.animate(true) { [self] in
      scroll.contentOffset = offset(of: selected)
    } then: { [weak self] in
      guard let self else { return }
      animations -= 1
      keep(selected...selected)
    }
    wishesChanged()
  }

  // MARK: - Places

  /// Makes some pages the only ones that can be seen.
  private func keep(_ places: ClosedRange<Int>) {
    for (place, page) in pages.enumerated() where !places.contains(place) { remove(page) }
    add(places)
  }

  private func add(_ places: ClosedRange<Int>) {
    for (place, page) in pages.enumerated()
    where places.contains(place) && page.parent !== self {
      page.detach()
      addChild(page)
      let view: UIView = page.view
      view.translatesAutoresizingMaskIntoConstraints = true
      scroll.addSubview(view)
      page.didMove(toParent: self)
    }
    place()
  }

  private func remove(_ page: UIViewController) { if page.parent === self { page.detach() } }

  /// Puts the pages beside each other, and the selected one in sight.
  private func place() {
    guard isViewLoaded else { return }
    let size = scroll.bounds.size
    scroll.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
    for (place, page) in pages.enumerated() where page.parent === self {
      page.view.frame = CGRect(origin: offset(of: place), size: size)
    }
    if !isMoving { scroll.contentOffset = offset(of: selected) }
  }

  /// Returns where a page lies: the first at the side at which lines begin.
  private func offset(of place: Int) -> CGPoint {
    let column = isRightToLeft ? pages.count - 1 - place : place
    return CGPoint(x: scroll.bounds.width * CGFloat(column), y: 0)
  }

  private var placeInSight: Int {
    guard scroll.bounds.width > 0, !pages.isEmpty else { return selected }
    let column = Int((scroll.contentOffset.x / scroll.bounds.width).rounded())
    let place = isRightToLeft ? pages.count - 1 - column : column
    return min(max(0, place), pages.count - 1)
  }

  private func step(_ toRight: Bool) -> Int { toRight == isRightToLeft ? -1 : 1 }

  // MARK: - The user

  private func mayMove(_ toRight: Bool) -> Bool {
    let place = selected + step(toRight)
    guard !isMoving, pages.indices.contains(place) else { return false }
    return mayTurn?(place) ?? false
  }

  private func choosesByDots() {
    let place = dots.currentPage
    dots.currentPage = selected
    if place != selected { onChoose?(place) }
  }

  private func rest(at place: Int) {
    guard isDragged else { return self.place() }
    isDragged = false
    selected = place
    dots.currentPage = place
    keep(place...place)
    wishesChanged()
    onRest?(place)
  }
}

extension PagesController: UIScrollViewDelegate {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    guard !isDragged else { return }
    isDragged = true
    onDrag?()
    add(max(0, selected - 1)...selected + 1)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { rest(at: placeInSight) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest(at: placeInSight) }
}
#endif
