import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// A navigation controller of the app's own, with a delegate and transitions of its own.
@MainActor
final class BrandNavigationController: UINavigationController, UINavigationBarDelegate {
  weak var backend: UIKitBackend?
  let transitions = BrandTransitions()

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = transitions
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    backend?.allowsBackButton(of: item, in: self) ?? true
  }
}

@MainActor
final class BrandTransitions: NSObject, UINavigationControllerDelegate {
  /// The finger that drives the next transition, if any.
  var finger: UIPercentDrivenInteractiveTransition?
  private(set) var heard: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { heard.append("will \(viewController.navigationItem.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { heard.append("did \(viewController.navigationItem.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { finger == nil ? nil : CrossDissolve() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
}

/// Containers, delegates and interactive transitions that a team brings along.
@Suite @MainActor
struct OwnContainerTests {
  final class BareNavigationController: UINavigationController {}

  final class BrandTabBarController: UITabBarController, UITabBarControllerDelegate {
    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = self
    }
  }

  private func makeApp(
    _ make: @escaping @MainActor () -> UINavigationController = { BrandNavigationController() }
  ) -> UIKitApp {
    let app = UIKitApp(launches: false)
    let backend = app.backend
    backend.useStacks { [weak backend] in
      let stack = make()
      (stack as? BrandNavigationController)?.backend = backend
      return stack
    }
    backend.useTabs { BrandTabBarController() }
    app.rest(after: app.controller.finishLaunching())
    _ = app.newLog()
    return app
  }

  private func transitions(of app: UIKitApp) throws -> BrandTransitions {
    try #require(app.rig.stack as? BrandNavigationController).transitions
  }

  @Test func stacksAreOfTheAppsClassAndItsDelegateHearsOfThem() throws {
    let app = makeApp()
    app.push("One")
    let m = app.present("M")
    #expect(app.rig.controller(m)?.navigationController is BrandNavigationController)
    app.rest(after: app.wireframe.dismiss(m))

    app.rest(after: app.rig.stack?.userTapsBack())
    app.rest(after: app.rig.tabs?.userTaps(1))

    app.expectSame()
    #expect(app.titles == ["B"])
    let stack = app.rig.controller(app.a)?.navigationController as? BrandNavigationController
    let heard = try #require(stack).transitions.heard
    #expect(heard == ["will A", "did A", "will One", "did One", "will A", "did A"])
  }

  @Test(arguments: [false, true])
  func aGuardKeepsAPageAlsoInAnotherClass(asks: Bool) {
    let app = asks ? makeApp() : makeApp { BareNavigationController() }
    app.push("One")
    app.flow.guardRequests { _, request in request.isByUser ? .refuse("not saved") : .allow }
    _ = app.newLog()

    app.rig.stack?.userTapsBack()
    #expect(app.titles.count == (asks ? 2 : 1))
    #expect(app.rig.stack?.userBeginsSwipe() == false)
    app.rest()

    app.expectSame()
    #expect(app.titles == ["A", "One"])
    let restored = asks ? "" : "\n  restore"
    app.expectLog(
      matches: """
        > back
          ignored pop PlainScreen "One": PlainFlow refused, not saved
        """ + restored)
  }

  @Test(arguments: [false, true])
  func anInteractivePopMayBeCancelled(isCancelled: Bool) throws {
    let app = makeApp()
    let one = app.push("One")[0]
    _ = app.newLog()
    let finger = UIPercentDrivenInteractiveTransition()
    try transitions(of: app).finger = finger

    app.rig.stack?.popViewController(animated: true)
    finger.update(0.5)
    app.wireframe.select(app.b)
    app.scheduler.advance(by: .seconds(60))
    #expect(app.titles == ["A"])
    if isCancelled { finger.cancel() } else { finger.finish() }
    app.rest()

    app.expectSame()
    #expect(app.titles == ["B"])
    #expect((app.backend.viewController(for: one) != nil) == isCancelled)
    if isCancelled {
      app.expectLog(
        matches: """
            select B
          """)
    } else {
      app.expectLog(
        matches: """
            select B
          > back in "A"
            pop PlainScreen "One"
            restore
          """)
    }
  }

  @Test(arguments: [false, true])
  func anInteractivePushMayBeCancelled(isCancelled: Bool) async throws {
    let app = makeApp()
    let finger = UIPercentDrivenInteractiveTransition()
    let transitions = try transitions(of: app)
    transitions.finger = finger
    let one = PlainScreen("One")

    app.wireframe.push(one, from: app.a)
    transitions.finger = nil
    app.wireframe.push(PlainScreen("Two"), from: app.b)
    await app.scheduler.advance(by: .seconds(60))
    #expect(app.titles == ["A", "One"])
    if isCancelled { finger.cancel() } else { finger.finish() }
    await app.rest()
    for _ in 0..<10 { await Task.yield() }
    await app.rest()

    app.expectSame()
    #expect(app.titles == (isCancelled ? ["A"] : ["A", "One"]))
    if isCancelled {
      app.expectLog(
        matches: """
          > (app)
            push PlainScreen "One" onto A
            push PlainScreen "Two" onto B
          > back
            pop PlainScreen "One"
            restore
          """)
    } else {
      app.expectLog(
        matches: """
          > (app)
            push PlainScreen "One" onto A
            push PlainScreen "Two" onto B
          """)
    }
  }

  @Test func aDelegateThatPassesOnToItsPredecessorIsNoCircle() {
    final class Proxy: NSObject, UINavigationControllerDelegate {
      weak var predecessor: (any UINavigationControllerDelegate)?
      private(set) var count = 0
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) {
        count += 1
        predecessor?.navigationController(
          navigationController, didShow: viewController, animated: animated)
      }
    }
    let app = makeApp()
    let proxy = Proxy()
    proxy.predecessor = app.rig.stack?.delegate
    app.rig.stack?.delegate = proxy

    app.push("One")
    app.rest(after: app.rig.stack?.userTapsBack())

    #expect(app.titles == ["A"])
    #expect(proxy.count == 2)
    app.expectSame()
  }
}
