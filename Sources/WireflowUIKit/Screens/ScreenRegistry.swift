#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit
public import Wireflow
import WireflowInteraction

/// The view controllers that are made for screens, by the type of a screen.
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

  /// Makes the view controller of a screen: the screen itself if it is one, or the registered one,
  /// or else one that is drawn from its content.
  func makeController(
    _ screen: any Screen, _ backend: UIKitBackend,
    drawing makeDrawn: (ScreenUser) -> any PaintedController
  ) -> UIViewController {
    if let controller = screen as? UIViewController { return controller }
    let make = makers[ObjectIdentifier(type(of: screen))]
    let controller = make?(screen, backend) ?? makeDrawn(ScreenUser(screen, backend))
    // The title of a view controller is that of its tab, too, which is another one.
    if controller.title == nil, controller.navigationItem.title == nil {
      controller.navigationItem.title = screen.title
    }
    return controller
  }
}

extension UIKitBackend {
  /// Shows all screens of a type by view controllers of one's own.
  ///
  /// ```swift
  /// backend.register(LoginScreen.self) { LoginViewController(screen: $0) }
  /// ```
  ///
  /// One is made for each screen that comes on stage, and goes with it.
  public func register<Shown: Screen>(
    _ type: Shown.Type, _ make: @escaping @MainActor (Shown) -> UIViewController
  ) {
    registry.register { (screen: Shown, _) in make(screen) }
  }

  /// Shows all screens of a type by view controllers of one's own, which act as the user does.
  ///
  /// What a view controller asks of its user stands in the log as the user's, and can be replayed:
  ///
  /// ```swift
  /// backend.register(LoginScreen.self, withUser: { screen, user in
  ///   LoginViewController(screen: screen) { user.perform(.tap("Log in")) }
  /// })
  /// ```
  public func register<Shown: Screen>(
    _ type: Shown.Type,
    withUser make: @escaping @MainActor (Shown, ScreenUser) -> UIViewController
  ) {
    registry.register { screen, backend in make(screen, ScreenUser(screen, backend)) }
  }
}

/// The user of one screen, for whom its view controller acts.
@MainActor
public final class ScreenUser {
  private weak var backend: UIKitBackend?
  private weak var screen: (any Screen)?

  init(_ screen: any Screen, _ backend: UIKitBackend) {
    self.screen = screen
    self.backend = backend
  }

  /// The identity of the screen in pictures.
  var id: StagePicture.ID? { screen.flatMap { backend?.stage?.pictureID(of: $0) } }

  /// Does what the user does on the screen, unless it is no longer in front.
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

  /// Asks for other rows of a long list.
  func read(_ range: Range<Int>, of list: StagePicture.Element.ID) {
    backend?.screens.painter.read(range, of: list)
  }
}

extension Screen where Self: UIViewController {
  /// The view controller's own title, for a screen that is a view controller.
  public var title: String { (self as UIViewController).title ?? "" }
}
#endif
