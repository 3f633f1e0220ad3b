#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit
public import Wireflow
import WireflowInteraction

/// The screens on stage that have a view controller, exactly one for each screen.
@MainActor
final class ScreenTable {
  private typealias Entry = (screen: any Screen, controller: UIViewController)

  /// The screens and their view controllers, by the identifier of the screen.
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The same entries by the identifier of the view controller.
  private var shown: [ObjectIdentifier: Entry] = [:]
  /// The painter of view controllers that are drawn from content.
  let painter = ContentPainter()
  /// The embedded view controllers of each screen, in order.
  private var embedded: [ObjectIdentifier: [UIViewController]] = [:]

  var hasEmbeddings: Bool { !embedded.isEmpty }

  func viewController(of screen: any Screen) -> UIViewController? {
    entries[ObjectIdentifier(screen)]?.controller
  }

  func screen(of controller: UIViewController) -> (any Screen)? {
    shown[ObjectIdentifier(controller)]?.screen
  }

  func screens(of controllers: [UIViewController]) -> [any Screen] {
    controllers.compactMap(screen)
  }

  func add(_ screen: any Screen, _ controller: UIViewController) -> UIViewController {
    let entry = (screen, controller)
    entries[ObjectIdentifier(screen)] = entry
    shown[ObjectIdentifier(controller)] = entry
    return controller
  }

  /// Releases all screens that have left the stage for good.
  func forget(except isResident: @MainActor (any Screen) -> Bool) {
    for entry in entries.values where !isResident(entry.screen) {
      shown[ObjectIdentifier(entry.controller)] = nil
      forget(entry)
    }
  }

  /// Releases the screens of some view controllers, if they have left the stage for good.
  func forget(_ controllers: [UIViewController], except isResident: @MainActor (any Screen) -> Bool)
  {
    for controller in controllers {
      let id = ObjectIdentifier(controller)
      // Most screens have left, so removing each entry immediately saves a second look-up.
      guard let entry = shown.removeValue(forKey: id) else { continue }
      if isResident(entry.screen) { shown[id] = entry } else { forget(entry) }
    }
  }

  private func forget(_ entry: Entry) {
    let screen = ObjectIdentifier(entry.screen)
    entries[screen] = nil
    painter.forget(screen)
    guard entry.screen === entry.controller else { return }
    // The screen may appear again, in a different place.
    entry.controller.navigationItem.leadingContainerButton = nil
    entry.controller.navigationItem.leadingContainerButton = nil
    entry.controller.navigationItem.trailingContainerButton = nil
  }

  // MARK: - Embedded screens

  /// Makes the view controllers of embedded screens children of their hosts, in order.
  func embed(
    _ embeddings: [StageSnapshot.Embedding], make: (any Screen) -> UIViewController
  ) {
    var wanted: [ObjectIdentifier: [UIViewController]] = [:]
    for embedding in embeddings {
      wanted[ObjectIdentifier(embedding.host), default: []].append(make(embedding.screen))
    }
    for (host, children) in embedded {
      let kept = zip(children, wanted[host] ?? []).prefix { $0 === $1 }.count
      for child in children[kept...] { child.detach() }
      embedded[host] = kept == 0 ? nil : Array(children[..<kept])
    }
    for embedding in embeddings {
      let id = ObjectIdentifier(embedding.host)
      guard let children = wanted.removeValue(forKey: id) else { continue }
      for child in children[(embedded[id]?.count ?? 0)...] {
        child.detach()
        make(embedding.host).embed(child)
      }
      embedded[id] = children
    }
  }
}

/// A view controller that decides where embedded screens appear.
///
/// ```swift
/// extension DiscoverViewController: EmbeddingViewController {
///   func place(_ child: UIViewController) { stack.addArrangedSubview(child.view) }
/// }
/// ```
@MainActor
public protocol EmbeddingViewController: UIViewController {
  /// Puts the view of a child into its place.
  ///
  /// The view controller is already a child. The backend calls `didMove(toParent:)` afterwards.
  func place(_ child: UIViewController)
}

extension UIViewController {
  /// Adds a child, with its view at the bottom unless the view controller provides a place.
  func embed(_ child: UIViewController) {
    addChild(child)
    if let host = self as? any EmbeddingViewController {
      host.place(child)
    } else {
      child.view.fill(view)
    }
    child.didMove(toParent: self)
  }

  /// Removes the view controller from its parent or from its stack.
  ///
  /// In a window, a stack releases it at the next layout, so the function forces one.
  func detach() {
    if let stack = parent as? UINavigationController {
      (stack.delegate as? StackController)?.forget(self)
      let rest = stack.viewControllers.filter { $0 !== self }
      if rest.count < stack.viewControllers.count {
        stack.setViewControllers(rest, animated: false)
      }
      if stack.viewIfLoaded?.window != nil, parent === stack { stack.view.layoutIfNeeded() }
    }
    guard parent != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}

/// The closures that create view controllers, by the types of their screens.
@MainActor
final class ScreenRegistry {
  private typealias Maker = @MainActor (any Screen, UIKitBackend) -> UIViewController?

  private var makers: [ObjectIdentifier: Maker] = [:]

  func register<Shown: Screen>(
    _ make: @escaping @MainActor (Shown, UIKitBackend) -> UIViewController
  ) {
    makers[ObjectIdentifier(Shown.self)] = { screen, backend in
      guard let screen = screen as? Shown else { return nil }
      return make(screen, backend)
    }
  }

  /// Returns the view controller of a screen: the screen itself, a registered one, or one drawn
  /// from its content.
  func makeController(
    _ screen: any Screen, _ backend: UIKitBackend,
    drawing makeDrawn: (ScreenUser) -> any PaintedController
  ) -> UIViewController {
    if let controller = screen as? UIViewController { return controller }
    let make = makers[ObjectIdentifier(type(of: screen))]
    let controller = make?(screen, backend) ?? makeDrawn(ScreenUser(screen, backend))
    // Setting `title` would also change the title of the tab, which is a different one.
    if controller.title == nil, controller.navigationItem.title == nil {
      controller.navigationItem.title = screen.title
    }
    return controller
  }
}

extension UIKitBackend {
  /// Shows all screens of a type with your own view controllers.
  ///
  /// ```swift
  /// backend.register(LoginScreen.self) { LoginViewController(screen: $0) }
  /// ```
  ///
  /// The backend creates a view controller for each screen that comes on stage, and releases it
  /// with the screen.
  public func register<Shown: Screen>(
    _ type: Shown.Type, _ make: @escaping @MainActor (Shown) -> UIViewController
  ) {
    registry.register { (screen: Shown, _) in make(screen) }
  }

  /// Shows all screens of a type with your own view controllers, which can act as the user.
  ///
  /// Actions through the ``ScreenUser`` appear in the log as the user's, so you can replay them:
  ///
  /// ```swift
  /// backend.register(LoginScreen.self, withUser: { screen, user in
  ///   LoginViewController(screen: screen) { user.perform(.tap(screen.logIn)) }
  /// })
  /// ```
  public func register<Shown: Screen>(
    _ type: Shown.Type,
    withUser make: @escaping @MainActor (Shown, ScreenUser) -> UIViewController
  ) {
    registry.register { screen, backend in make(screen, ScreenUser(screen, backend)) }
  }
}

/// The user of a screen, through whom its view controller performs actions.
@MainActor
public final class ScreenUser {
  private weak var backend: UIKitBackend?
  private weak var screen: (any Screen)?

  init(_ screen: any Screen, _ backend: UIKitBackend) {
    self.screen = screen
    self.backend = backend
  }

  /// The identifier of the screen in pictures.
  var id: StagePicture.ID? { screen.flatMap { backend?.stage?.pictureID(of: $0) } }

  /// Performs an action as the user of the screen, unless the screen is no longer in front.
  @discardableResult
  public func perform(_ action: UserAction) -> ActionOutcome {
    guard let id else { return .refused(ActionRefusal(.notHandled)) }
    return perform(action, on: StagePicture.Target(id))
  }

  @discardableResult
  func perform(_ action: UserAction, on target: StagePicture.Target) -> ActionOutcome {
    guard let stage = backend?.stage else { return .refused(ActionRefusal(.notHandled)) }
    return stage.perform(action, on: target)
  }

  /// Requests other rows of a long list.
  func read(_ range: Range<Int>, of list: StagePicture.Element.ID) {
    backend?.screens.painter.read(range, of: list)
  }
}

extension Screen where Self: UIViewController {
  /// The view controller's own title, for a screen that is a view controller.
  public var title: String { (self as UIViewController).title ?? "" }
}
#endif
