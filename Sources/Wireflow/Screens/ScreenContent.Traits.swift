extension ScreenContent {
  /// The traits that all active elements share.
  public struct Traits: Sendable, Hashable {
    /// The identifier of an element, independent of its label, or nil to identify it by the label.
    public var id: String?
    /// True while the element is visible, but the user cannot use it.
    public var isDisabled = false
    /// The name for screen readers, or nil if they read the label.
    public var accessibilityLabel: String?
    /// The value for screen readers, or nil if they read the one of the element.
    public var accessibilityValue: String?
    /// A sentence for screen readers that describes the result of the action.
    public var accessibilityHint: String?
    /// The key that performs the action, or nil for none.
    public var shortcut: Shortcut?
    /// The title of the menu that lists the element, or nil for the menu of actions.
    public var menu: String?

    /// Creates the traits of an enabled element that its label identifies.
    public init() {}
  }
}

/// An element that performs an action.
@MainActor
public protocol ActiveScreenElement {
  /// The traits that all active elements share.
  var traits: ScreenContent.Traits { get set }
}

extension ActiveScreenElement {
  /// Gives the element an identifier, independent of its label and of the language.
  ///
  /// Actions, logs and scripts then use the identifier, and also find the element by its label.
  /// Give an identifier to each element whose text changes by itself, and to elements with the same
  /// label. A tap on a picture that is slightly outdated then still finds them
  /// (`perform(_:on:)`).
  ///
  /// ```swift
  /// Row("Cart (\(count))") { onCart?() }.id("cart")  // tap "cart"
  /// ```
  public func id(_ id: String) -> Self { with { $0.id = id } }

  /// Disables the element while a condition holds.
  public func disabled(_ isDisabled: Bool = true) -> Self { with { $0.isDisabled = isDisabled } }

  /// Sets the name that screen readers speak instead of the label.
  ///
  /// Logs and scripts still use the identifier or the label.
  ///
  /// ```swift
  /// Button("★") { onFavour?() }.accessibilityLabel("Add to favourites")
  /// ```
  public func accessibilityLabel(_ label: String) -> Self { with { $0.accessibilityLabel = label } }

  /// Sets the value that screen readers speak after the name, such as "4 of 5 stars".
  public func accessibilityValue(_ value: String) -> Self { with { $0.accessibilityValue = value } }

  /// Sets a sentence for screen readers that describes the result of the action.
  public func accessibilityHint(_ hint: String) -> Self { with { $0.accessibilityHint = hint } }

  /// Gives the element a key that performs its action, or that moves the focus into a field.
  ///
  /// The key acts while the user can reach the element and it is enabled. The menu bar lists it
  /// with its title.
  ///
  /// ```swift
  /// Button("New note") { onNew?() }.shortcut("n", menu: "File")  // ⌘N is tap "New note"
  /// Button("Play") { player.play() }.shortcut(.space, [])
  /// ```
  ///
  /// If two elements have the same shortcut, the front one counts, and the log has a note. The
  /// system's own shortcuts, such as ⌘C and ⌘Q, do nothing but leave such a note.
  /// - Parameters:
  ///   - key: The key, such as `"n"` or `.space`.
  ///   - modifiers: The modifiers that the user holds with the key.
  ///   - menu: The title of the menu that lists the element, such as `"File"`, or nil for the menu
  ///     of actions.
  public func shortcut(
    _ key: ScreenContent.Shortcut.Key, _ modifiers: ScreenContent.Shortcut.Modifiers = .command,
    menu: String? = nil
  ) -> Self {
    with {
      $0.shortcut = ScreenContent.Shortcut(key, modifiers)
      $0.menu = menu
    }
  }

  private func with(_ change: (inout ScreenContent.Traits) -> Void) -> Self {
    var element = self
    change(&element.traits)
    return element
  }
}

extension ScreenContent.Row: ActiveScreenElement {}
extension ScreenContent.Button: ActiveScreenElement {}
extension ScreenContent.Refresh: ActiveScreenElement {}
extension ScreenContent.Field: ActiveScreenElement {}
extension ScreenContent.Toggle: ActiveScreenElement {}
extension ScreenContent.Choice: ActiveScreenElement {}

extension ScreenContent {
  /// A small bitmap, such as a cover drawn by code.
  ///
  /// A terminal with colors draws two pixels per cell, and a browser draws the image itself.
  /// Backends that cannot draw it show the picture's text alternative.
  ///
  /// ```swift
  /// let flag = ScreenContent.PixelImage(
  ///   width: 2, height: 1, bytes: [255, 0, 0, 255, 255, 255, 255, 255])
  /// Image("flag", alternative: "A flag of red and white", pixels: flag)
  /// ```
  public struct PixelImage: Sendable, Hashable {
    /// The number of pixels in a row, up to 512.
    public let width: Int
    /// The number of rows, up to 512.
    public let height: Int
    /// The red, green, blue and alpha of each pixel, row by row from the upper left.
    public let bytes: [UInt8]

    /// Creates a bitmap.
    ///
    /// Missing bytes count as clear pixels, and surplus bytes are ignored.
    public init(width: Int, height: Int, bytes: [UInt8]) {
      self.width = max(0, min(width, 512))
      self.height = max(0, min(height, 512))
      let count = 4 * self.width * self.height
      let missing = repeatElement(UInt8(0), count: max(0, count - bytes.count))
      self.bytes = bytes.count == count ? bytes : Array(bytes.prefix(count)) + missing
    }
  }
}
