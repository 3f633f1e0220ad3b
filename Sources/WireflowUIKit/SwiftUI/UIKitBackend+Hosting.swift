#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import SwiftUI
import UIKit
public import Wireflow

extension UIKitBackend {
  /// Shows all screens of a type by views of SwiftUI.
  ///
  /// ```swift
  /// backend.register(LoginScreen.self) { LoginView(screen: $0) }
  /// ```
  ///
  /// The title and the bar buttons of the screen's content stay live beside the view's own toolbar.
  public func register<Shown: Screen, Content: View>(
    _ type: Shown.Type, @ViewBuilder _ make: @escaping @MainActor (Shown) -> Content
  ) {
    registry.register { [containers] (screen: Shown, backend) in
      let user = ScreenUser(screen, backend)
      guard let decorate = containers.decorate else {
        return HostedScreenController(user, rootView: make(screen))
      }
      return HostedScreenController(user, rootView: decorate(AnyView(make(screen))))
    }
  }

  /// Puts each view of SwiftUI into another one, which hands values down to it.
  ///
  /// ```swift
  /// backend.decorate { $0.environment(account).tint(.purple) }
  /// ```
  ///
  /// Each screen is the root of its own hierarchy, so nothing else reaches all of them. Decorate
  /// before the app launches.
  public func decorate<Decorated: View>(
    @ViewBuilder _ decorate: @escaping @MainActor (AnyView) -> Decorated
  ) {
    containers.decorate = { AnyView(decorate($0)) }
  }
}
#endif
