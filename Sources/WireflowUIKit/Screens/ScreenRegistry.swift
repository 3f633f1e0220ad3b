#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit
public import Wireflow
import WireflowInteraction

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
