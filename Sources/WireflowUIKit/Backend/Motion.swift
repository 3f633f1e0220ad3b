#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// The movements on screen that the next one has to wait for, also those that the user began.
///
/// None is waited for by its completion alone, since UIKit may never call that: whatever ends
/// a movement asks again what still moves.
@MainActor
final class Motion {
  /// A coordinator, kept weakly, so that another one at its address is told apart.
  private struct Awaited {
    weak var coordinator: (any UIViewControllerTransitionCoordinator)?
    var isOver = false
  }

  /// A closure that is called whenever something may have come to rest.
  var onRest: (@MainActor () -> Void)?
  /// A closure that is called when everything is at rest, and no transition is under way.
  var onIdle: (@MainActor () -> Void)?
  /// True if the transition under way is to be animated.
  private(set) var isAnimated = false
  private var completion: (@MainActor () -> Void)?
  /// True while steps are made, so that what they bring about does not make others.
  var isSettling = false
  /// True if a step has brought about that another one is needed.
  var isStale = false
  /// True while all is as the last steps have left it, which were done.
  var isInStep = false
  /// True while a transition that took the short way is still to come to rest.
  var isFollowing = false
  /// The hint of the transition under way.
  private(set) var style: TransitionStyle?
  private var animations = 0
  /// The coordinators of UIKit that are waited for, or have been.
  private var awaited: [ObjectIdentifier: Awaited] = [:]

  /// The change of the window's size that is under way.
  private weak var resizing: (any UIViewControllerTransitionCoordinator)?

  /// True while the window changes its size, in which nothing else is animated.
  var isResizing: Bool { resizing != nil }

  /// Takes note that the window changes its size, for which no step waits.
  func resize(with coordinator: any UIViewControllerTransitionCoordinator) {
    resizing = coordinator
    isAnimated = false
    let id = ObjectIdentifier(coordinator)
    awaited[id] = Awaited(coordinator: coordinator, isOver: true)
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      self?.resizing = nil
      self?.onRest?()
    }
  }

  /// True while views change that are no part of a transition of UIKit.
  var isAnimating: Bool { animations > 0 }

  /// True while a transition is to be completed.
  var isBusy: Bool { completion != nil }

  /// Begins a transition, in the place of one that the stage has given up.
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

  /// Changes views with an animation, which is waited for.
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

  /// Returns true if anything moves, and has `onRest` called when it does no more.
  func isMoving(_ controllers: [UIViewController]) -> Bool {
    var isMoving = isAnimating
    for controller in controllers where self.isMoving(controller) { isMoving = true }
    return isMoving
  }

  /// Returns true if a controller takes part in a transition, and has `onRest` called after it.
  func isMoving(_ controller: UIViewController) -> Bool {
    guard let coordinator = controller.transitionCoordinator else { return false }
    let entry = awaited[ObjectIdentifier(coordinator)]
    // UIKit may still name a coordinator that has said that it is done.
    if entry?.coordinator === coordinator, entry?.isOver == true { return false }
    // One that is gone may have been at the same address.
    if entry?.coordinator == nil { wait(for: coordinator) }
    return true
  }

  /// Returns true if a stack that can be seen in a region takes part in a transition.
  func isFrontMoving(of region: ShownRegion) -> Bool {
    if case .columns = region.kind { return isMoving(region.controller.stacks) }
    guard let front = region.controller.front else { return false }
    return isMoving(front)
  }

  private func wait(for coordinator: any UIViewControllerTransitionCoordinator) {
    let id = ObjectIdentifier(coordinator)
    awaited = awaited.filter { $0.value.coordinator != nil }
    awaited[id] = Awaited(coordinator: coordinator)
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      self?.awaited[id]?.isOver = true
      self?.onRest?()
    }
  }
}
#endif
