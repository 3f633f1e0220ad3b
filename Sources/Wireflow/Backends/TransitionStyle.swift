/// A hint at how to show a change, which an app passes with a request.
///
/// A backend honors the styles that it knows, and ignores others. A style never affects the state.
/// An app can add its own styles:
///
/// ```swift
/// extension TransitionStyle {
///   static let zoom = TransitionStyle("zoom")
/// }
/// wireframe.push(details, from: discover, transition: .zoom)
/// ```
public struct TransitionStyle: Sendable, Hashable {
  /// The name in the log.
  public let name: String

  /// Creates a style from its name.
  public init(_ name: String) {
    self.name = name
  }

  /// No animation, on any backend.
  public static let unanimated = TransitionStyle("unanimated")
  /// The new screen fades in over the old one.
  public static let crossDissolve = TransitionStyle("crossDissolve")
}
