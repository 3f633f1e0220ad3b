#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import SwiftUI
public import UIKit
public import Wireflow

extension UIKitBackend {
  /// Shows all screens of a type by views of SwiftUI.
  ///
  /// ```swift
  /// backend.register(LoginScreen.self) { LoginView(screen: $0) }
  /// ```
  public func register<Shown: Screen, Content: View>(
    _ type: Shown.Type, @ViewBuilder _ make: @escaping @MainActor (Shown) -> Content
  ) {
    register(type) { screen in UIHostingController(rootView: make(screen)) }
  }
}

/// A view that holds a whole app, for the scene of a SwiftUI `App`.
///
/// ```swift
/// var body: some Scene {
///   WindowGroup { ApplicationView(backend: backend).ignoresSafeArea() }
/// }
/// ```
///
/// The backend is made without a window.
public struct ApplicationView: UIViewControllerRepresentable {
  private let backend: UIKitBackend

  /// Creates the view of what a backend shows.
  public init(backend: UIKitBackend) {
    self.backend = backend
  }

  /// Returns the root of all that the backend shows.
  public func makeUIViewController(context: Context) -> UIViewController {
    backend.rootViewController
  }

  /// Does nothing: the backend hears of changes itself.
  public func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
#endif
