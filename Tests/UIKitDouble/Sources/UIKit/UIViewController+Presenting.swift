public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

/// Presenting and dismissing, with UIKit's refusals.
///
/// - A present while the presenter presents, or in the middle of another presentation, is dropped
///   with a message, and its completion never comes: ericberman/MyFlightbookiOS#370,
///   hhru/Nivelir PR 115, mozilla-mobile/firefox-ios PR 15436, lionheart/openradar-mirror#3466.
/// - So is one from a view outside of the window: eRGoon/RGPageViewController#6.
/// - A search that a page presents as its context does not keep the root from presenting.
/// - Dismissing a presented controller goes to its presenter, and dismissing from a lower one also
///   dismisses the ones above: Apple's page of `dismiss(animated:completion:)`.
extension UIViewController {
  public var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }
  public var presentingViewController: UIViewController? {
    presenting ?? parent?.presentingViewController
  }

  public var presentationController: UIPresentationController? {
    if controller == nil { controller = UIPresentationController.make(for: self) }
    return controller
  }

  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presenter = topmostAncestor
    guard let window = presenter.window else {
      windowOfAnything?.double.note(
        "Attempt to present \(viewControllerToPresent) on \(self) whose view is not in the window"
          + " hierarchy.")
      return
    }
    if window.double.refusesToPresent { return }
    if let other = presenter.presented {
      window.double.note(
        other.isBeingPresented || other.isBeingDismissed
          ? "Attempt to present while a presentation or dismiss is in progress."
          : "Attempt to present \(viewControllerToPresent) which is already presenting \(other).")
      return
    }
    if presenter.isBeingPresented || presenter.isBeingDismissed {
      return window.double.note(
        "Attempt to present while a presentation or dismiss is in progress.")
    }
    if viewControllerToPresent.presenting != nil || viewControllerToPresent.parent != nil {
      return window.double.note(
        "NSInvalidArgumentException: Application tried to present modally an active controller.")
    }
    presenter.begin(presenting: viewControllerToPresent, in: window, flag, completion)
  }

  func begin(
    presenting new: UIViewController, in window: UIWindow, _ animated: Bool,
    _ completion: (() -> Void)?
  ) {
    presented = new
    new.presenting = self
    new.isBeingPresented = true
    new.isManaged = true
    let covers = new.covers(in: window)
    new.coversPresenter = covers
    let transition = RunningTransition(on: window.double, seconds: 0.5, animated: animated) {
      running in
      if covers {
        self.endAppearance(animated: animated)
        self.cover()
      }
      new.isBeingPresented = false
      new.endAppearance(animated: animated)
      new.running = nil
      running.complete()
      completion?()
    }
    new.running = transition
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    new.view.frame = window.bounds
    window.addSubview(new.view)
    if covers { beginAppearance(false, animated: animated) }
    new.beginAppearance(true, animated: animated)
    if animated { transition.start() } else { window.double.later { transition.start() } }
  }

  /// Takes away the modal that it presented as the context of a search.
  func dismissFromContext(_ search: UIViewController) {
    guard let window = search.window else { return }
    begin(dismissing: [search], in: window, animated: true, interactive: false) { _ in }
  }

  /// The nearest one around it that presents anything.
  private var presenterAround: UIViewController? {
    presented == nil ? parent?.presenterAround : self
  }

  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presenter = presenterAround, let target = presenter.presented else {
      topmostAncestor.presenting?.dismiss(animated: flag, completion: completion)
      return
    }
    var chain = [target]
    while let next = chain[chain.count - 1].presented { chain.append(next) }
    guard let window = presenter.window ?? chain.last?.window else { return }
    if chain.contains(where: { $0.isBeingPresented || $0.isBeingDismissed }) {
      return window.double.note(
        "Trying to dismiss while a presentation or dismiss is in progress.")
    }
    presenter.begin(dismissing: chain, in: window, animated: flag, interactive: false) { _ in
      completion?()
    }
  }

  /// Takes away the presented controllers, from the top, when the transition is over.
  func begin(
    dismissing chain: [UIViewController], in window: UIWindow, animated: Bool, interactive: Bool,
    _ completion: @escaping (_ cancelled: Bool) -> Void
  ) {
    let uncovers = chain.contains(where: \.coversPresenter)
    for gone in chain { gone.isBeingDismissed = true }
    if uncovers, let front = chain.last?.view { uncover(in: window, behind: front) }
    let transition = RunningTransition(
      on: window.double, seconds: 0.4, animated: animated, interactive: interactive
    ) { running in
      for gone in chain.reversed() { gone.end(dismissal: running) }
      if uncovers { self.appear(!running.isCancelled, animated: animated) }
      if uncovers, running.isCancelled { self.cover() }
      running.complete()
      completion(running.isCancelled)
    }
    for gone in chain {
      gone.running = transition
      gone.beginAppearance(false, animated: animated)
    }
    if uncovers { beginAppearance(true, animated: animated) }
    if animated { transition.start() } else { window.double.later { transition.start() } }
  }

  private func end(dismissal transition: RunningTransition) {
    isBeingDismissed = false
    running = nil
    if transition.isCancelled {
      appear(true, animated: true)
      return
    }
    endAppearance(animated: transition.isAnimated)
    view.removeFromSuperview()
    presenting?.presented = nil
    presenting = nil
    coversPresenter = false
    isManaged = false
    controller = nil
  }

  /// A window in which anything of its ancestors is, so that a message finds its way.
  private var windowOfAnything: UIWindow? {
    topmostAncestor.presenting?.windowOfAnything ?? topmostAncestor.window ?? UIWindow.last
  }
}

extension UIWindow {
  /// The window in whose messages those without a window stand.
  public static weak var last: UIWindow?
}
