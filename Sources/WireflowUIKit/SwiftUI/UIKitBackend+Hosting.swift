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
      let isInBar = backend.stage?.playerScreen?.minimizedControls === screen
      guard isInBar || containers.decorate != nil else {
        return HostedScreenController(user, rootView: content)
      }
      let view = containers.decorate?(AnyView(content)) ?? AnyView(content)
      guard isInBar else { return HostedScreenController(user, rootView: view) }
      // A gesture of SwiftUI leaves each tap on a button to that button.
      let opener = view.frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .onTapGesture { [weak backend] in backend?.userPressedPlayer() }
      return HostedScreenController(user, rootView: AnyView(opener))
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
