extension ScreenContent {
  /// The traits that all elements which do something may have.
  public struct Traits: Sendable, Hashable {
    /// The name of an element that survives a change of its label, or nil if it goes by that.
    public var id: String?
    /// True while the user cannot act on it, although it is shown.
    public var isDisabled = false
    /// A sentence that tells users of a screen reader what it leads to.
    public var accessibilityHint: String?

    /// Creates the traits of an element that goes by its label and is enabled.
    public init() {}
  }
}

/// An element that does something.
@MainActor
public protocol ActiveScreenElement {
  /// The traits that it has beside its own.
  var traits: ScreenContent.Traits { get set }
}

extension ActiveScreenElement {
  /// Gives the element a name of its own, which survives a change of its label and of the language.
  ///
  /// Actions, logs and scripts then call it by that, and find it by its label as well. Give an id to
  /// each element whose text changes by itself, and to each of several with the same label: a tap on
  /// a picture that is a moment old still finds them (``Stage/perform(_:on:)``).
  ///
  /// ```swift
  /// Row("Cart (\(count))") { onCart?() }.id("cart")  // tap "cart"
  /// ```
  public func id(_ id: String) -> Self {
    var element = self
    element.traits.id = id
    return element
  }

  /// Shows the element and lets nobody act on it, for as long as a condition holds.
  public func disabled(_ isDisabled: Bool = true) -> Self {
    var element = self
    element.traits.isDisabled = isDisabled
    return element
  }

  /// Tells users of a screen reader what the element leads to, in a sentence.
  public func accessibilityHint(_ hint: String) -> Self {
    var element = self
    element.traits.accessibilityHint = hint
    return element
  }
}

extension ScreenContent.Row: ActiveScreenElement {}
extension ScreenContent.Button: ActiveScreenElement {}
extension ScreenContent.Refresh: ActiveScreenElement {}
extension ScreenContent.Field: ActiveScreenElement {}
extension ScreenContent.Toggle: ActiveScreenElement {}
extension ScreenContent.Choice: ActiveScreenElement {}
