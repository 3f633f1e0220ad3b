import Testing
import UIKit
import Wireflow

@testable import WireflowUIKit

/// The app of "From UIKit to Wireflow" that is half migrated.
enum HalfMigrated {
  final class AccountViewController:
    UIViewController, RootLevelRepresentable
  {
    var onSettingsPressed: (() -> Void)?
    var rootLevelRepresentation: RootLevelRepresentation {
      .init(title: "Account")
    }

    // Not migrated yet: Wireflow does not know the orders.
    func ordersPressed() {
      navigationController?.pushViewController(
        OrdersViewController(), animated: true)
    }
  }

  final class OrdersViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Orders"
    }

    func sharePressed() { present(ShareViewController(), animated: true) }
  }

  final class ShareViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Share"
    }
  }

  @MainActor final class AccountFlowCoordinator: MainFlowCoordinator {
    let wireframe: FlowWireframe<Void>
    let account = AccountViewController()
    init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

    func installUI() {
      account.title = "Account"
      account.onSettingsPressed = wire(account) { flow, account in
        flow.wireframe.push(SettingsScreen(), from: account)
      }
      wireframe.install(rootItems: [account])
    }

    func showNews() { wireframe.presentModally(NewsScreen()) }
  }

  @MainActor final class NewsScreen: ModallyPresentable {
    let title = "News"
    let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
    let preferredModalStyle = ModalStyle.automatic
  }

  final class BrandNavigationController: UINavigationController {
    weak var backend: UIKitBackend?
  }

  final class BrandTabBarController: UITabBarController {}

  @MainActor static func configure(_ backend: UIKitBackend) {
    backend.useStacks { [weak backend] in
      let stack = BrandNavigationController()
      stack.backend = backend
      return stack
    }
    backend.useTabs { BrandTabBarController() }
  }
}

typealias BrandNavigationController = HalfMigrated.BrandNavigationController

extension BrandNavigationController: UINavigationBarDelegate {
  func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool {
    backend?.allowsBackButton(of: item, in: self) ?? true
  }
}

/// Runs the half migrated app on the double.
@Suite @MainActor
struct HalfMigratedTests {
  @Test func worksAsTheArticleTells() async throws {
    let window = UIWindow(windowScene: UIWindowScene())
    let backend = UIKitBackend(window: window)
    HalfMigrated.configure(backend)
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    let flow = HalfMigrated.AccountFlowCoordinator(wireframe: wireframe)
    let app = ApplicationController(wireframe: wireframe, mainFlow: flow)
    window.makeKeyAndVisible()
    app.finishLaunching()
    let stack = try #require(flow.account.navigationController)

    flow.account.ordersPressed()
    let orders = try #require(stack.topViewController as? HalfMigrated.OrdersViewController)
    flow.account.onSettingsPressed?()
    orders.sharePressed()
    flow.showNews()
    #expect(stack.viewControllers == [flow.account, orders])
    orders.presentedViewController?.dismiss(animated: true)
    for _ in 0..<10 { await Task.yield() }
    #expect(stage.state.modalScreens.map(\.title) == ["News"])
    stage.perform(.dismiss)
    stack.userTapsBack()

    #expect(stack.viewControllers.count == 2)
    #expect(stage.state.stack(of: flow.account).last is SettingsScreen)
    #expect(window.double.messages == [])
    let page = try Page("Sources/WireflowUIKit/WireflowUIKit.docc/FromUIKitToWireflow.md")
    #expect(page.output.count == 1)
    #expect(page.output(missingIn: [stage.log.text]) == [], "\(stage.log.text)")
  }
}
