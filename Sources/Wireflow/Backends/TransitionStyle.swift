/// A hint at how a change is to be shown, which an app gives with a request.
///
/// A backend honours those that it knows, and shows a change as it would without a hint if it does
/// not. It never changes what happens. An app adds styles of its own:
///
/// ```swift
/// extension TransitionStyle {
///   static let zoom = TransitionStyle("zoom")
/// }
/// wireframe.push(details, from: discover, transition: .zoom)
/// ```
public struct TransitionStyle: Sendable, Hashable {
  /// The name, as it stands in the log.
  public let name: String

  /// Creates a style from its name.
  public init(_ name: String) {
    self.name = name
  }

  /// Nothing moves, on any backend.
  public static let unanimated = TransitionStyle("unanimated")
  /// The old fades into the new.
  public static let crossDissolve = TransitionStyle("crossDissolve")
}
