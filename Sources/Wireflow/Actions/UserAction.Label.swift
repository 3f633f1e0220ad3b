extension UserAction {
  /// The label of an element, and which one of those that bear it.
  public struct Label: Sendable, Hashable {
    /// The text of the label.
    public let text: String
    /// The place among the elements of that label, counted from 1.
    ///
    /// Without it, a label that several elements bear is ambiguous.
    public let occurrence: Int?

    /// Creates a label, with an occurrence that counts from 1, as which a lower one counts.
    public init(_ text: String, occurrence: Int? = nil) {
      self.text = text
      self.occurrence = occurrence.map { max(1, $0) }
    }
  }
}

extension UserAction.Label {
  /// Labels with numbers for all but the first of each text.
  package static func counting(_ texts: [String]) -> [UserAction.Label] {
    var seen: [String: Int] = [:]
    return texts.map { text in
      seen[text, default: 0] += 1
      return UserAction.Label(text, occurrence: seen[text] == 1 ? nil : seen[text])
    }
  }

  /// Labels with numbers where several have the same text.
  static func numbered(_ texts: [String]) -> [UserAction.Label] {
    var firsts: [String: Int] = Dictionary(minimumCapacity: texts.count)
    /// The place of the first of each text, and the number of those up to each place.
    var (first, number): ([Int], [Int]) = ([], [])
    var counts = [Int](repeating: 0, count: texts.count)
    for (place, text) in texts.enumerated() {
      first.append(firsts.place(of: text, orElse: place))
      counts[first[place]] += 1
      number.append(counts[first[place]])
    }
    return texts.indices.map { place in
      UserAction.Label(
        texts[place], occurrence: counts[first[place]] == 1 ? nil : number[place])
    }
  }
}

extension [String: Int] {
  /// Returns what stands at a text, which is a number from now on, in one look-up.
  fileprivate mutating func place(of text: String, orElse number: Int) -> Int {
    func read(_ place: inout Int) -> Int { place }
    return read(&self[text, default: number])
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
