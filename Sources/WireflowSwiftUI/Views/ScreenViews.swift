#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
public import SwiftUI
public import Wireflow

/// The app's own views, by the types of their screens.
///
/// ```swift
/// func registerViews(_ views: ScreenViews) {
///   views.register(EditorScreen.self) { EditorView(screen: $0) }
/// }
/// ```
///
/// Wireflow draws a screen without a view from its content, so an app runs before it has a design.
@MainActor
public final class ScreenViews {
  private var makers: [ObjectIdentifier: @MainActor (any Screen) -> AnyView] = [:]

  /// Creates an empty register.
  public init() {}

  /// Registers a view for all screens of a type.
  public func register<Shown: Screen, Content: View>(
    _ type: Shown.Type, @ViewBuilder _ make: @escaping @MainActor (Shown) -> Content
  ) {
    makers[ObjectIdentifier(type)] = { screen in AnyView((screen as? Shown).map(make)) }
  }

  func view(of screen: any Screen) -> AnyView? {
    makers[ObjectIdentifier(type(of: screen))]?(screen)
  }
}

extension View {
  /// Registers the app's own views for everything inside, for example for a preview.
  public func screenViews(_ register: (ScreenViews) -> Void) -> some View {
    let views = ScreenViews()
    register(views)
    return environment(\.screenViews, views)
  }
}

struct OptionalKey<Value>: EnvironmentKey {
  static var defaultValue: Value? { nil }
}

extension EnvironmentValues {
  /// The backend that shows the view, with which registered views perform the user's actions.
  public var stageModel: StageModel? {
    get { self[OptionalKey<StageModel>.self] }
    set { self[OptionalKey<StageModel>.self] = newValue }
  }

  var screenViews: ScreenViews? {
    get { self[OptionalKey<ScreenViews>.self] }
    set { self[OptionalKey<ScreenViews>.self] = newValue }
  }
}
#endif
