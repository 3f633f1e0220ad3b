#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// The animations and gestures that the next step has to wait for.
///
/// UIKit may never call the completion of an animation. The backend therefore never relies on a
/// single one: whenever an animation ends, it checks again whether anything is still moving.
@MainActor
final class Motion {
  /// A closure that runs whenever something may have stopped moving.
  var onRest: (@MainActor () -> Void)?
  /// A closure that runs when nothing is moving and no transition is in progress.
  var onIdle: (@MainActor () -> Void)?
  /// True if the current transition is animated.
  private(set) var isAnimated = false
  private var completion: (@MainActor () -> Void)?
  /// True while steps are running, so that their side effects do not start further steps.
  var isSettling = false
  /// True if a side effect of a step requires another step.
  var isStale = false
  /// True while the screen is still in the state that the last complete run of steps left.
  var isInStep = false
  /// True while a transition on the fast path is still moving.
  var isFollowing = false
  /// The style of the current transition.
  private(set) var style: TransitionStyle?
  private var animations = 0
  /// The coordinators of UIKit that the backend is waiting for or has waited for, held weakly to
  /// distinguish each from a later one at the same address.
  private var awaited: [ObjectIdentifier: (coordinator: () -> AnyObject?, isOver: Bool)] = [:]

  /// The current change of the window's size.
  private weak var resizing: (any UIViewControllerTransitionCoordinator)?

  /// True while the window changes its size, during which nothing else is animated.
  var isResizing: Bool { resizing != nil }

  /// Records that the window is changing its size, without making steps wait for it.
  func resize(with coordinator: any UIViewControllerTransitionCoordinator) {
    resizing = coordinator
    isAnimated = false
    awaited[ObjectIdentifier(coordinator)] = ({ [weak coordinator] in coordinator }, true)
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      self?.resizing = nil
      self?.onRest?()
    }
  }

  /// True during animations that are not part of a UIKit transition.
  var isAnimating: Bool { animations > 0 }

  /// True while a transition is not yet complete.
  var isBusy: Bool { completion != nil }

  /// Begins a transition, replacing one that the stage has given up.
  func begin(
    isAnimated: Bool, style: TransitionStyle?, _ completion: @escaping @MainActor () -> Void
  ) {
    self.isAnimated = isAnimated && style != .unanimated && !isResizing
    self.style = style
    self.completion = completion
    if isFollowing { (isFollowing, isInStep) = (false, false) }
  }

  /// Completes the transition.
  func complete() {
    isAnimated = false
    style = nil
    let done = completion
    completion = nil
    done?()
    if !isBusy { onIdle?() }
  }

  /// Changes views with an animation that the next step waits for.
  func animate(_ isAnimated: Bool, _ changes: @escaping () -> Void, then: @escaping () -> Void) {
    guard isAnimated else {
      changes()
      return then()
    }
    animations += 1
    UIView.animate(withDuration: 0.3, animations: changes) { [weak self] _ in
      self?.animations -= 1
      then()
      self?.onRest?()
    }
  }

  /// Returns true if any controller is moving, and arranges for `onRest` to run afterwards.
  func isMoving(_ controllers: [UIViewController]) -> Bool {
    var isMoving = isAnimating
    for controller in controllers where self.isMoving(controller) { isMoving = true }
    return isMoving
  }

  /// Returns true if a controller is in a transition, and arranges for `onRest` to run afterwards.
  func isMoving(_ controller: UIViewController) -> Bool {
    guard let coordinator = controller.transitionCoordinator else { return false }
    let entry = awaited[ObjectIdentifier(coordinator)]
    // UIKit may still return a coordinator that has already reported its end.
    if entry?.coordinator() === coordinator, entry?.isOver == true { return false }
    // The entry may belong to a deallocated coordinator at the same address.
    if entry?.coordinator() == nil { wait(for: coordinator) }
    return true
  }

  /// Returns true if a visible stack of a region is in a transition.
  func isFrontMoving(of region: ShownRegion) -> Bool {
    if case .columns = region.kind { return isMoving(region.controller.stacks.map(\.container)) }
    guard let front = region.controller.front else { return false }
    return isMoving(front.container)
  }

  private func wait(for coordinator: any UIViewControllerTransitionCoordinator) {
    let id = ObjectIdentifier(coordinator)
    awaited = awaited.filter { $0.value.coordinator() != nil }
    awaited[id] = ({ [weak coordinator] in coordinator }, false)
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      self?.awaited[id]?.isOver = true
      self?.onRest?()
    }
  }
}
#endif
