extension ScreenContent {
  /// A key with its modifiers, which performs the action of an element.
  ///
  /// Two shortcuts with the same key and modifiers are equal.
  public struct Shortcut: Sendable, Hashable, Codable {
    /// The key.
    public let key: Key
    /// The modifiers that the user holds with the key.
    public let modifiers: Modifiers

    /// Creates a shortcut from a key and its modifiers.
    public init(_ key: Key, _ modifiers: Modifiers = .command) {
      self.key = key
      self.modifiers = modifiers
    }

    /// True if the shortcut may act while the user types into a field: it holds Command, and its key
    /// neither moves the insertion point nor changes the text.
    public var worksWhileTyping: Bool { modifiers.contains(.command) && !key.editsText }
  }
}

extension ScreenContent.Shortcut {
  /// A key of the keyboard, by the character that it types or by its name.
  ///
  /// A character is written as a literal, such as `"n"`. An uppercase letter means the same key as
  /// the lowercase one.
  public struct Key: Sendable, Hashable, Codable {
    /// The character in lowercase, or the name of a key that types none, such as `escape`.
    public let name: String

    /// Creates the key that types a character.
    public init(_ character: Character) {
      self.init(name: character == " " ? "space" : character.lowercased())
    }

    private init(name: String) { self.name = name }

    /// The space bar.
    public static let space = Key(" ")
    /// The return key.
    public static let `return` = Key(name: "return")
    /// The escape key.
    public static let escape = Key(name: "escape")
    /// The key that deletes backwards.
    public static let delete = Key(name: "delete")
    /// The arrow that points up.
    public static let upArrow = Key(name: "up")
    /// The arrow that points down.
    public static let downArrow = Key(name: "down")
    /// The arrow that points left.
    public static let leftArrow = Key(name: "left")
    /// The arrow that points right.
    public static let rightArrow = Key(name: "right")

    /// True if the key moves the insertion point or deletes text, with any modifiers.
    var editsText: Bool { [.delete, .upArrow, .downArrow, .leftArrow, .rightArrow].contains(self) }
  }

  /// A set of modifier keys.
  public struct Modifiers: OptionSet, Sendable, Hashable, Codable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The command key, or Control in a browser on other systems.
    public static let command = Modifiers(rawValue: 1)
    /// The shift key.
    public static let shift = Modifiers(rawValue: 2)
    /// The option key, or Alt on other keyboards.
    public static let option = Modifiers(rawValue: 4)
    /// The control key.
    public static let control = Modifiers(rawValue: 8)
  }
}

extension ScreenContent.Shortcut.Key: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
}

extension ScreenContent.Shortcut: CustomStringConvertible {
  /// The symbols of the modifiers and the key, in the order of Apple's menus, such as `⇧⌘N`.
  public var description: String {
    let symbols: [(Modifiers, String)] = [
      (.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘"),
    ]
    return symbols.filter { modifiers.contains($0.0) }.map(\.1).joined() + key.description
  }
}

extension ScreenContent.Shortcut.Key: CustomStringConvertible {
  /// The character in uppercase, or the symbol on the key.
  public var description: String {
    switch name {
    case "space": "Space"
    case "return": "↩"
    case "escape": "⎋"
    case "delete": "⌫"
    case "up": "↑"
    case "down": "↓"
    case "left": "←"
    case "right": "→"
    default: name.uppercased()
    }
  }
}
