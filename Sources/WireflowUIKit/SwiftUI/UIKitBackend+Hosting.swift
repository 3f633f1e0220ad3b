#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import SwiftUI
import UIKit
public import Wireflow

extension UIKitBackend {
  /// Shows all screens of a type with SwiftUI views.
  ///
  /// ```swift
  /// backend.register(LoginScreen.self) { LoginView(screen: $0) }
  /// ```
  ///
  /// The title and the bar buttons from the screen's content stay up to date beside the view's own
  /// toolbar.
  public func register<Shown: Screen, Content: View>(
    _ type: Shown.Type, @ViewBuilder _ make: @escaping @MainActor (Shown) -> Content
  ) {
    register(type, withUser: { screen, _ in make(screen) })
  }

  /// Shows all screens of a type with SwiftUI views, which can act as the user.
  ///
  /// ```swift
  /// backend.register(LoginScreen.self, withUser: { LoginView(screen: $0, user: $1) })
  /// ```
  public func register<Shown: Screen, Content: View>(
    _ type: Shown.Type,
    @ViewBuilder withUser make: @escaping @MainActor (Shown, ScreenUser) -> Content
  ) {
    registry.register { [containers] (screen: Shown, backend) in
      let user = ScreenUser(screen, backend)
      let content = make(screen, user)
      guard let decorate = containers.decorate else {
        return HostedScreenController(user, rootView: content)
      }
      return HostedScreenController(user, rootView: decorate(AnyView(content)))
    }
  }

  /// Wraps each SwiftUI view in another one, for example to set environment values.
  ///
  /// ```swift
  /// backend.decorate { $0.environment(account).tint(.purple) }
  /// ```
  ///
  /// Each screen is the root of its own view hierarchy, so this is the only way to reach all of
  /// them. Call the method before the app launches.
  public func decorate<Decorated: View>(
    @ViewBuilder _ decorate: @escaping @MainActor (AnyView) -> Decorated
  ) {
    containers.decorate = { AnyView(decorate($0)) }
  }
}
#endif
