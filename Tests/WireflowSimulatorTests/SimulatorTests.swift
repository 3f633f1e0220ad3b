#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowUIKit

/// A few journeys that run on a simulator with the real UIKit, and on the double alike.
@Suite @MainActor
struct SimulatorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let backend: UIKitBackend
  private let wireframe: TabBarWireframe
  private let shop = ShopScreen("Shop")
  private let cart = ShopScreen("Cart")

  init() {
    backend = UIKitBackend(window: window)
    wireframe = TabBarWireframe(stage: Stage(backend: backend))
    // Without an app around the test, a window cannot become the one that has the keyboard.
    window.isHidden = false
    wireframe.install(rootItems: [shop, cart])
  }

  private var tabs: UITabBarController? {
    window.rootViewController?.children.lazy.compactMap { $0 as? UITabBarController }.first
  }

  private var titles: [String?] {
    (tabs?.selectedViewController as? UINavigationController)?.viewControllers
      .map(\.navigationItem.title) ?? []
  }

  @Test func pushesAndPops() async {
    let (one, two) = (ShopScreen("One"), ShopScreen("Two"))

    wireframe.push(one, from: shop)
    wireframe.push(two, from: one)
    await expectEventually { titles == ["Shop", "One", "Two"] }
    wireframe.popToRoot(of: shop)

    await expectEventually { titles == ["Shop"] }
  }

  @Test func selectsTabs() async {
    wireframe.select(cart)

    await expectEventually { tabs?.selectedIndex == 1 }
  }

  @Test func presentsAnAlertAndClosesIt() async {
    wireframe.presentAlert(.init(title: "Sure?"), from: shop)
    await expectEventually {
      window.rootViewController?.presentedViewController is UIAlertController
    }
    wireframe.stage.perform(.choose("OK"))

    await expectEventually { window.rootViewController?.presentedViewController == nil }
  }
}
#endif
