import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// An app's configuration of UIKit's containers.
@Suite @MainActor
struct ConfigurationTests {
  final class BrandBar: UINavigationBar {}
  final class BrandTabs: UITabBarController {}
  final class BrandColumns: UISplitViewController {}

  private func makeApp(
    _ sizeClass: UIUserInterfaceSizeClass = .compact, system: Int = 26,
    _ configure: (UIKitBackend) -> Void
  ) -> UIKitApp {
    let app = UIKitApp(sizeClass: sizeClass, system: system, launches: false)
    configure(app.backend)
    app.backend.followFormFactor()
    app.rest(after: app.controller.finishLaunching())
    _ = app.newLog()
    return app
  }

  @Test func tabsAndColumnsAreConfiguredAndMayBeYourOwn() {
    var names: [String] = []
    let app = makeApp { backend in
      backend.useBars(navigationBar: BrandBar.self)
      backend.useTabs { BrandTabs(nibName: nil, bundle: nil) }
      backend.useColumns { BrandColumns(style: $0) }
      backend.configure { (tabs: UITabBarController) in names.append("\(type(of: tabs))") }
      backend.configure { (split: UISplitViewController) in names.append("\(type(of: split))") }
      backend.configure { (list: UITableViewController) in names.append("list") }
    }
    #expect(app.rig.stack?.navigationBar is BrandBar)

    app.rest(after: app.double.resize(to: .regular))

    app.expectSame()
    #expect(names == ["BrandTabs", "BrandColumns", "list"])
  }

  /// The double refuses a class that would lose its properties on a device.
  @Test func aPropertyThatUIKitSetsAgainIsRefused() {
    final class Planted: UINavigationController {
      private(set) var owner: NSObject?
      init(_ owner: NSObject) {
        self.owner = owner
        super.init(navigationBarClass: nil, toolbarClass: nil)
      }
      required init?(coder: NSCoder) { nil }
    }
    let app = makeApp { $0.useBars(navigationBar: BrandBar.self) }
    app.rig.expectNoMessages()

    _ = Planted(NSObject())

    #expect(app.double.messages == ["Planted.owner is nil again."])
  }

  @Test(arguments: [17, 18, 26])
  func tabsAreObjectsWhereTheSystemHasThem(system: Int) {
    let app = makeApp(system: system) { backend in
      backend.tabStyle = .sidebarAdaptable
      backend.features = SystemFeatures(
        hasTabObjects: system >= 18, hasZoom: system >= 18, hasBottomAccessory: system >= 26)
    }
    app.push("One")
    app.b.badge = "3"
    app.stage.contentChanged(of: app.b)
    #expect(app.rig.tabs?.tabs.count == (system >= 18 ? 2 : 0))
    #expect(app.rig.tabs?.mode == (system >= 18 ? .tabSidebar : .automatic))
    #expect(app.rig.tabTitles == ["A", "B"])

    app.rest(after: app.rig.tabs?.userTaps(1))
    app.expectSame()
    #expect(app.titles == ["B"])
    app.rest(after: app.wireframe.update(rootItems: [app.b, PlainScreen("C"), app.a]))

    app.expectSame()
    #expect(app.rig.tabTitles == ["B", "C", "A"])
    app.rest(after: app.rig.tabs?.userTaps(2))
    #expect(app.titles == ["A", "One"])
    app.expectSame()
  }

  // MARK: - Transitions

  @Test func reduceMotionFades() {
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    let app = makeApp { $0.register(.init("slide"), modal: { Slide() }) }
    let m = PlainScreen("M")

    app.rest(after: app.wireframe.presentModally(m, from: app.a, transition: .init("slide")))

    let container = app.rig.controller(m)?.topmost
    #expect(container?.transitioningDelegate == nil)
    #expect(container?.modalTransitionStyle == .crossDissolve)
  }

  @Test(arguments: [17, 18])
  func aPageZoomsOutOfAnElement(system: Int) {
    let app = makeApp(system: system) {
      $0.features = SystemFeatures(
        hasTabObjects: system >= 18, hasZoom: system >= 18, hasBottomAccessory: false)
    }
    let one = PlainScreen("One")

    app.rest(after: app.wireframe.push(one, from: app.a, transition: .zoom(from: "Press")))

    let zoom = app.rig.controller(one)?.preferredTransition
    #expect((zoom?.name == "zoom") == (system >= 18))
    app.expectSame()
    app.expectLog(
      matches: """
        > (app)
          push PlainScreen "One" onto A with zoom from Press
        """)
  }
}
