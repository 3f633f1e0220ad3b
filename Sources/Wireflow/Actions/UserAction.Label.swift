extension UserAction {
  /// The label of an element, and its number among elements with the same label.
  public struct Label: Sendable, Hashable {
    /// The text of the label.
    public let text: String
    /// The occurrence, or 0 for none.
    ///
    /// The log's lines have room for this compact form.
    private let number: Int

    /// Creates a label with an occurrence, counted from 1.
    ///
    /// Lower values count as 1.
    public init(_ text: String, occurrence: Int? = nil) {
      self.text = text
      number = occurrence.map { max(1, $0) } ?? 0
    }

    /// The position among the elements with this label, counted from 1.
    ///
    /// Without it, a label that several elements have is ambiguous.
    public var occurrence: Int? { number == 0 ? nil : number }
  }
}

extension UserAction.Label {
  /// Returns labels, with numbers for all but the first of each text.
  package static func counting(_ texts: [String]) -> [UserAction.Label] {
    var seen: [String: Int] = [:]
    return texts.map { text in
      seen[text, default: 0] += 1
      return UserAction.Label(text, occurrence: seen[text] == 1 ? nil : seen[text])
    }
  }

  /// Returns labels, with numbers if several have the same text.
  package static func numbered(_ texts: [String]) -> [UserAction.Label] {
    let counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
    return counting(texts).map { label in
      counts[label.text] == 1
        ? label : UserAction.Label(label.text, occurrence: label.occurrence ?? 1)
    }
  }
}

extension UserAction.Label: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension UserAction.Label: CustomStringConvertible {
  public var description: String {
    occurrence.map { "\(text.literal) \($0)" } ?? text.literal
  }
}
