extension UserAction {
  /// The label of an element, and which one of those that bear it.
  public struct Label: Sendable, Hashable {
    /// The text of the label.
    public let text: String
    /// The occurrence, or 0 for none: so a label fits into a line of the log.
    private let number: Int

    /// Creates a label, with an occurrence that counts from 1, as which a lower one counts.
    public init(_ text: String, occurrence: Int? = nil) {
      self.text = text
      number = occurrence.map { max(1, $0) } ?? 0
    }

    /// The place among the elements of that label, counted from 1.
    ///
    /// Without it, a label that several elements bear is ambiguous.
    public var occurrence: Int? { number == 0 ? nil : number }
  }
}

extension UserAction.Label {
  /// Labels with numbers for all but the first of each text.
  package static func counting(_ texts: [String]) -> [UserAction.Label] {
    if texts.differAtAGlance { return numbered(texts) }
    var seen: [String: Int] = [:]
    return texts.map { text in
      seen[text, default: 0] += 1
      return UserAction.Label(text, occurrence: seen[text] == 1 ? nil : seen[text])
    }
  }

  /// Labels with numbers where several have the same text.
  static func numbered(_ texts: [String]) -> [UserAction.Label] {
    let numbers = numbers(of: texts)
    var labels: [UserAction.Label] = []
    labels.reserveCapacity(texts.count)
    for place in texts.indices {
      labels.append(UserAction.Label(texts[place], occurrence: numbers?[place]))
    }
    return labels
  }

  /// Returns the numbers of texts among those that are the same, or nil if all differ, as most do.
  static func numbers(of texts: [String]) -> [Int?]? {
    if texts.differAtAGlance { return nil }
    var firsts: [String: Int] = Dictionary(minimumCapacity: texts.count)
    /// The place of the first of each text, and the number of those up to each place.
    var (first, number): ([Int], [Int]) = ([], [])
    var counts = [Int](repeating: 0, count: texts.count)
    for (place, text) in texts.enumerated() {
      first.append(firsts.place(of: text, orElse: place))
      counts[first[place]] += 1
      number.append(counts[first[place]])
    }
    return texts.indices.map { counts[first[$0]] == 1 ? nil : number[$0] }
  }
}

extension [String] {
  /// True if they are few, of ASCII alone and all known to differ, which is found without their
  /// hashes, as most labels are.
  fileprivate var differAtAGlance: Bool {
    if count <= 6 { return differFromEachOther }
    guard count <= 32 else { return false }
    var sums: [UInt64] = []
    sums.reserveCapacity(count)
    for text in self {
      let (sum, isASCII) = text.withBytes { bytes in
        var (sum, all): (UInt64, UInt8) = (14_695_981_039_346_656_037, 0)
        for byte in bytes {
          sum = (sum ^ UInt64(byte)) &* 1_099_511_628_211
          all |= byte
        }
        return (sum, all < 0x80)
      }
      if !isASCII || sums.contains(sum) { return false }
      sums.append(sum)
    }
    return true
  }

  /// True if no two are the same, of which each pair is compared.
  private var differFromEachOther: Bool {
    for place in indices {
      for other in 0..<place where self[other] == self[place] { return false }
    }
    return true
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
