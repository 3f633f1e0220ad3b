public import Foundation

public struct UITransitionContextViewControllerKey: Hashable, Sendable {
  let rawValue: String
  public static let from = Self(rawValue: "from")
  public static let to = Self(rawValue: "to")
}

@MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  var transitionWasCancelled: Bool { get }
  func finalFrame(for vc: UIViewController) -> CGRect
  func completeTransition(_ didComplete: Bool)
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
}

/// An animation of one's own, for which a navigation controller asks its delegate.
@MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

@MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(
    forPresented _: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(forDismissed _: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )?
}

/// Drives a transition by the finger of the user, which may finish or cancel it.
///
/// It takes an animator of one's own, too, and finishes or cancels through the context:
/// Apple's pages of `UIViewControllerInteractiveTransitioning` and of `cancel()`.
@MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private weak var context: (any UIViewControllerContextTransitioning)?

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) { context = transitionContext }

  open func update(_ percentComplete: CGFloat) {
    context?.updateInteractiveTransition(percentComplete)
  }
  open func finish() { context?.finishInteractiveTransition() }
  open func cancel() { context?.cancelInteractiveTransition() }
}

/// The double ends an animation of one's own after its duration, whatever it says itself.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let from: UIViewController
  let to: UIViewController
  let containerView: UIView

  init(from: UIViewController, to: UIViewController, in view: UIView) {
    (self.from, self.to) = (from, to)
    containerView = view
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  /// The transition that a finger drives.
  weak var running: RunningTransition?

  var transitionWasCancelled: Bool { running?.isCancelled ?? false }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() { running?.release(cancelled: false) }
  func cancelInteractiveTransition() { running?.release(cancelled: true) }
  func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
  func completeTransition(_ didComplete: Bool) {}
}

/// A way to look at a transition that runs.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var initiallyInteractive: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// A way to wait for a transition, also for one that the user has begun.
///
/// Its completions come before `didShow`, and also when the transition is cancelled.
/// Source: Apple's page of `UIViewControllerTransitionCoordinator`.
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// A transition that runs, which the user's finger may hold.
@MainActor
public final class RunningTransition: NSObject, UIViewControllerTransitionCoordinator {
  public let isAnimated: Bool
  public let initiallyInteractive: Bool
  public private(set) var isInteractive: Bool
  public private(set) var isCancelled = false
  public let transitionDuration: TimeInterval
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private let window: WindowDouble
  /// The context of an animation of one's own.
  var context: TransitionContext?
  private let finish: @MainActor (RunningTransition) -> Void
  /// The view controllers that go and come in a stack.
  weak var from: UIViewController?
  weak var to: UIViewController?

  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { key == .from ? from : to }

  init(
    on window: WindowDouble, seconds: TimeInterval, animated: Bool, interactive: Bool = false,
    finish: @escaping @MainActor (RunningTransition) -> Void
  ) {
    (self.window, self.finish) = (window, finish)
    isAnimated = animated
    transitionDuration = seconds
    isInteractive = interactive
    initiallyInteractive = interactive
  }

  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  /// Begins: at the speed of its duration, or with the finger of the user.
  func start() {
    guard !isInteractive else {
      window.heldTransition = self
      return
    }
    window.run(transitionDuration, animated: isAnimated) { self.finish(self) }
  }

  func release(cancelled: Bool) {
    guard isInteractive else { return }
    if window.heldTransition === self { window.heldTransition = nil }
    isInteractive = false
    isCancelled = cancelled
    window.run(transitionDuration / 2, animated: true) { self.finish(self) }
  }

  /// Calls the completions, while a controller still names the transition if the window says so.
  func complete(on controller: UIViewController? = nil) {
    let waiting = completions
    completions = []
    controller?.finished = window.namesFinishedTransitions ? self : nil
    for completion in waiting { completion(self) }
    controller?.finished = nil
  }
}
