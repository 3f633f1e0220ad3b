import UIKit

/// A coordinator as one writes it by hand, on the same double.
@MainActor
final class HandWrittenCoordinator: NSObject, BenchApp, UINavigationControllerDelegate {
  let window = UIWindow(frame: .zero)
  let tabs = UITabBarController()
  private(set) var children: [HandWrittenChild] = []
  private var stack: [BenchScreen] = []

  func start() {
    tabs.viewControllers = (0..<3).map { number in
      let root = UINavigationController(
        rootViewController: BenchViewController(makeScreen(number)))
      root.delegate = self
      root.tabBarItem.title = "\(number)"
      return root
    }
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  private var navigation: UINavigationController? {
    tabs.selectedViewController as? UINavigationController
  }

  private func makeScreen(_ number: Int) -> BenchScreen {
    let screen = BenchScreen(number)
    screen.onPress = { [weak self, weak screen] in
      guard let self, screen != nil else { return }
      push()
    }
    return screen
  }

  func push() {
    let screen = makeScreen(stack.count)
    stack.append(screen)
    navigation?.pushViewController(BenchViewController(screen), animated: true)
  }

  func pop() { navigation?.popViewController(animated: true) }
  func popToRoot() { navigation?.popToRootViewController(animated: true) }
  func select(_ place: Int) { tabs.selectedIndex = place }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let count = max(0, navigationController.viewControllers.count - 1)
    if stack.count > count { stack.removeSubrange(count...) }
  }

  func startChild() {
    let child = HandWrittenChild(tabs)
    child.onFinish = { [weak self, weak child] in self?.children.removeAll { $0 === child } }
    children.append(child)
    child.start()
  }

  func finishChild() { children.last?.finish() }
}

/// A child with one modal, which tells its parent when it ends.
@MainActor
final class HandWrittenChild {
  var onFinish: (() -> Void)?
  private let presenter: UIViewController

  init(_ presenter: UIViewController) { self.presenter = presenter }

  func start() {
    let screen = BenchScreen(0)
    screen.onPress = { [weak self] in self?.finish() }
    presenter.present(
      UINavigationController(rootViewController: BenchViewController(screen)), animated: true)
  }

  func finish() { presenter.dismiss(animated: true) { [onFinish] in onFinish?() } }
}
