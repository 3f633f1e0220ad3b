public import Foundation

@MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(
    _: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn _: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewController(
    _: UISplitViewController, willChangeTo _: UISplitViewController.DisplayMode)
  func splitViewControllerDidCollapse(_: UISplitViewController)
  func splitViewControllerDidExpand(_: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
  ) -> UISplitViewController.Column { column }
  public func splitViewController(
    _: UISplitViewController, willChangeTo _: UISplitViewController.DisplayMode
  ) {}
  public func splitViewControllerDidCollapse(_: UISplitViewController) {}
  public func splitViewControllerDidExpand(_: UISplitViewController) {}
}

/// Columns, which the system collapses to one in a compact window.
///
/// With a view controller for the compact column that one is shown then, and the others keep what
/// they hold. Source: Apple's page of `UISplitViewController`, on column style.
@MainActor
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    case unspecified
    case doubleColumn
    case tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary
    case supplementary
    case secondary
    case compact
  }

  public enum DisplayMode: Int, Sendable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case twoBesideSecondary = 4
  }

  public enum SplitBehavior: Int, Sendable {
    case automatic
    case tile
  }

  public let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredSplitBehavior = SplitBehavior.automatic
  public private(set) var isCollapsed = false
  private var columns: [Column: UIViewController] = [:]
  var timesCompactWasSet = 0

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  override var managesChildren: Bool { true }
  override var visibleChildren: [UIViewController] { shownColumns.compactMap { columns[$0] } }

  private var shownColumns: [Column] {
    if isCollapsed { return [.compact] }
    return isSidebarOut ? [.supplementary, .secondary] : [.primary, .supplementary, .secondary]
  }
  /// True while the sidebar's view is in no tree, because it is hidden.
  private var isSidebarOut = false

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard columns[column] !== vc, allowsChange(of: column, from: columns[column]) else { return }
    if column == .compact { timesCompactWasSet += 1 }
    if let old = columns[column] {
      if shownColumns.contains(column) { hide(old) }
      old.removeFromParent()
    }
    columns[column] = vc
    guard let vc else { return }
    addChild(vc)
    vc.didMove(toParent: self)
    if shownColumns.contains(column) { show(vc) }
  }

  open func show(_ column: Column) {}
  open func hide(_ column: Column) {}

  private func hide(_ child: UIViewController) {
    child.appear(false, animated: false)
    child.viewIfLoaded?.removeFromSuperview()
  }

  private func show(_ child: UIViewController) {
    view.addSubview(child.view)
    placeColumns()
    if appearance == .shown || appearance == .appearing { child.appear(true, animated: false) }
  }

  /// Collapses or expands when it comes into a window, and when that changes.
  override func viewMoved(to window: UIWindow?) {
    super.viewMoved(to: window)
    followTraits()
  }

  override func passOnTraits(_ previous: UITraitCollection) {
    super.passOnTraits(previous)
    followTraits()
  }

  private func followTraits() {
    guard window != nil, isCollapsed != (traitCollection.horizontalSizeClass == .compact) else {
      return
    }
    if !isCollapsed {
      _ = delegate?.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: .compact)
    }
    if !isCollapsed, columns[.compact] == nil {
      noteNesting(shownColumns.compactMap { columns[$0] })
    }
    for column in shownColumns { columns[column].map { hide($0) } }
    isCollapsed.toggle()
    for column in shownColumns { columns[column].map { show($0) } }
    if isCollapsed {
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  /// The sidebar is hidden in a window that is higher than wide: Apple's page of `DisplayMode`.
  ///
  /// The one column beside the secondary is "the supplementary column for tripleColumn interfaces":
  /// Apple's page of `DisplayMode.oneBesideSecondary`.
  public var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    if isSidebarHidden { return hidingMode }
    return style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
  }
  private var hidingMode: DisplayMode {
    style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly
  }
  var isSidebarHidden: Bool { view.bounds.width < view.bounds.height }

  open override func viewWillLayoutSubviews() { placeColumns() }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if size.width < size.height, !isSidebarHidden {
      delegate?.splitViewController(self, willChangeTo: hidingMode)
    }
  }

  private func placeColumns() {
    followSidebar()
    let (height, width) = (view.bounds.height, view.bounds.width)
    let sidebar: CGFloat = isSidebarHidden ? 0 : 320
    let list: CGFloat = style == .tripleColumn ? 375 : 0
    columns[.primary]?.viewIfLoaded?.frame = CGRect(x: 0, y: 0, width: 320, height: height)
    columns[.supplementary]?.viewIfLoaded?.frame = CGRect(
      x: sidebar, y: 0, width: list, height: height)
    columns[.secondary]?.viewIfLoaded?.frame = CGRect(
      x: sidebar + list, y: 0, width: max(0, width - sidebar - list), height: height)
    columns[.compact]?.viewIfLoaded?.frame = view.bounds
  }

  /// Takes the view of a hidden sidebar out of the tree: no constraint may tie anything to it.
  private func followSidebar() {
    guard !isCollapsed, isSidebarOut != isSidebarHidden else { return }
    isSidebarOut.toggle()
    guard let sidebar = columns[.primary] else { return }
    if isSidebarOut { hide(sidebar) } else { show(sidebar) }
  }
}
