import Testing
import UIKit
import Wireflow
import WireflowBackendTesting
import WireflowTesting

@testable import WireflowUIKit

/// The modes of the double.
enum DoubleMode: String, CaseIterable, Sendable {
  /// Each animation is over at once.
  case synchronous
  /// Animations take time, which a scheduler moves.
  case asynchronous
  /// The same, and `didShow` comes after a cancelled swipe, too.
  case tellingOfCancelledSwipes
}

/// A window of the double, the backend in it, and the hand of the user.
@MainActor
struct UIKitRig {
  let scene = UIWindowScene()
  let window: UIWindow
  let backend: UIKitBackend
  let scheduler: ManualScheduler

  init(
    _ mode: DoubleMode, scheduler: ManualScheduler, usesBottomAccessory: Bool = false,
    sizeClass: UIUserInterfaceSizeClass = .regular, system: Int = 26
  ) {
    self.scheduler = scheduler
    window = UIWindow(windowScene: scene)
    UIWindow.last = window
    window.double.system = system
    window.double.resize(to: sizeClass)
    if mode != .synchronous {
      window.double.schedule = { seconds, body in
        _ = scheduler.schedule(after: .milliseconds(Int(seconds * 1000))) { body() }
      }
    }
    window.double.showsAfterCancelledSwipe = mode == .tellingOfCancelledSwipes
    backend = UIKitBackend(window: window, usesBottomAccessory: usesBottomAccessory)
    backend.features = SystemFeatures(
      hasTabObjects: system >= 18, hasZoom: system >= 18, hasBottomAccessory: system >= 26)
    window.makeKeyAndVisible()
  }

  /// The rig as the conformance suite takes it.
  var underTest: BackendUnderTest {
    BackendUnderTest(
      backend,
      picture: {
        expectNoMessages()
        return picture
      }, view: { backend.viewController(for: $0) }, userPops: { userPops(to: $0) },
      userDismisses: { userDismisses($0) }, userTurns: { userTurns(to: $0) },
      swipe: ({ userBeginsSwipe(to: $0) }, { userEndsSwipe($0) }))
  }

  /// Expects that UIKit would have nothing to complain of.
  func expectNoMessages(_ location: SourceLocation = #_sourceLocation) {
    let messages = scene.windows.flatMap(\.double.messages)
    #expect(messages == [], sourceLocation: location)
  }

  // MARK: - The user

  /// Swipes back by one, or goes back by the menu of the back button.
  func userPops(to screen: any Screen) {
    guard let stage = backend.stage, stage.allowsUserPop(to: screen),
      let controller = backend.viewController(for: screen),
      let stack = controller.navigationController,
      let place = stack.viewControllers.firstIndex(where: { $0 === controller })
    else { return }
    if place == stack.viewControllers.count - 2 {
      if stack.userBeginsSwipe() { window.double.endGesture(cancelled: false) }
    } else {
      stack.userPops(to: controller)
    }
    scheduler.advance(by: .seconds(1))
  }

  /// Begins to swipe back by one, and holds the page.
  func userBeginsSwipe(to screen: any Screen) {
    guard let controller = backend.viewController(for: screen),
      let stack = controller.navigationController,
      stack.viewControllers.dropLast().last === controller
    else { return }
    stack.userBeginsSwipe()
  }

  /// Lifts the finger from a swipe, and lets the page settle.
  func userEndsSwipe(_ ending: SwipeEnding) {
    window.double.endGesture(cancelled: ending == .cancelled)
    scheduler.advance(by: .seconds(1))
  }

  /// Swipes to a page beside the visible one.
  func userTurns(to screen: any Screen) {
    guard
      let place = pages?.orderedStacks.firstIndex(where: { stack in
        stack.viewControllers.first === backend.viewController(for: screen)
      }), let pages
    else { return }
    if scroll?.userBeginsDragging(toRight: place > pages.pages.selected) == true {
      window.double.endGesture(cancelled: false)
    }
    scheduler.advance(by: .seconds(1))
  }

  /// Swipes the modal that begins with a screen down.
  func userDismisses(_ screen: any Screen) {
    guard let stage = backend.stage, stage.allowsUserDismissal,
      let controller = backend.viewController(for: screen)
    else { return }
    let container = controller.topmost
    if container.presentationController?.userBeginsToDismiss() == true {
      window.double.endGesture(cancelled: false)
    }
    scheduler.advance(by: .seconds(1))
  }
}
