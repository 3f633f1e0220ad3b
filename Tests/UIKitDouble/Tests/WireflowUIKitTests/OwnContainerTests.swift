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
@MainActor struct OwnContainerTests {
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
    UIKitApp(configure: { backend in
      backend.useStacks { [weak backend] in
        let stack = make()
        (stack as? BrandNavigationController)?.backend = backend
        return stack
      }
      backend.useTabs { BrandTabBarController() }
    })
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

    let stack = app.rig.controller(app.a)?.navigationController as? BrandNavigationController
    let heard = try #require(stack).transitions.heard
    #expect(heard == ["will A", "did A", "will One", "did One", "will A", "did A"])
    app.assertJourney()
  }

  @Test(arguments: [false, true])
  func aGuardKeepsAPageAlsoInAnotherClass(asks: Bool) {
    let app = asks ? makeApp() : makeApp { BareNavigationController() }
    app.push("One")
    app.flow.guardRequests { _, request in request.isByUser ? .refuse("not saved") : .allow }

    app.rig.stack?.userTapsBack()
    #expect(app.titles.count == (asks ? 2 : 1))
    #expect(app.rig.stack?.userBeginsSwipe() == false)
    app.rest()

    app.assertJourney()
  }

  @Test(arguments: [false, true], [false, true])
  func anInteractiveTransitionMayBeCancelled(isPush: Bool, isCancelled: Bool) async throws {
    let app = makeApp()
    if !isPush { await app.push("One") }
    let finger = UIPercentDrivenInteractiveTransition()
    let transitions = try transitions(of: app)
    transitions.finger = finger

    if isPush {
      app.wireframe.push(PlainScreen("One"), from: app.a)
    } else {
      app.rig.stack?.popViewController(animated: true)
    }
    finger.update(0.5)
    transitions.finger = nil
    app.wireframe.push(PlainScreen("Two"), from: app.b)
    await app.rest(.seconds(60))
    if isCancelled { finger.cancel() } else { finger.finish() }
    await app.rest()
    for _ in 0..<10 { await Task.yield() }
    await app.rest()

    app.assertJourney()
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

    #expect(proxy.count == 2)
    app.assertJourney()
  }
}

/// An app's configuration of UIKit's containers.
@MainActor struct ConfigurationTests {
  final class BrandBar: UINavigationBar {}
  final class BrandTabs: UITabBarController {}
  final class BrandColumns: UISplitViewController {}

  @Test func tabsAndColumnsAreConfiguredAndMayBeYourOwn() {
    var names: [String] = []
    let app = UIKitApp(configure: { backend in
      backend.useBars(navigationBar: BrandBar.self)
      backend.useTabs { BrandTabs(nibName: nil, bundle: nil) }
      backend.useColumns { BrandColumns(style: $0) }
      backend.configure { (tabs: UITabBarController) in names.append("\(type(of: tabs))") }
      backend.configure { (split: UISplitViewController) in names.append("\(type(of: split))") }
      backend.configure { (list: UITableViewController) in names.append("list") }
    })
    #expect(app.rig.stack?.navigationBar is BrandBar)

    app.rest(after: app.double.resize(to: .regular))

    #expect(names == ["BrandTabs", "BrandColumns", "list"])
    app.assertJourney()
  }

  @Test func aDelegateOfTabsDoesNotTakeThePlaceOfTheBackend() {
    final class Own: NSObject, UITabBarControllerDelegate {}
    let own = Own()
    let app = UIKitApp(configure: { backend in
      backend.configure { (tabs: UITabBarController) in tabs.delegate = own }
    })

    app.rest(after: app.rig.tabs?.userTaps(1))

    #expect(app.stage.state.frontScreen === app.b)
  }

  // MARK: - Transitions

  @Test func reduceMotionFades() {
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    let app = UIKitApp(configure: { $0.register(.init("slide"), modal: { Slide() }) })
    let m = PlainScreen("M")

    app.rest(after: app.wireframe.presentModally(m, from: app.a, transition: .init("slide")))

    let container = app.rig.controller(m)?.topmost
    #expect(container?.transitioningDelegate == nil)
    #expect(container?.modalTransitionStyle == .crossDissolve)
  }
}
