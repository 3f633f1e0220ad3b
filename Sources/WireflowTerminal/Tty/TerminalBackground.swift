/// The brightness of a terminal's background.
enum TerminalBackground: Hashable {
  case dark
  case light

  /// Creates the background from the environment variable in which some terminals give their
  /// colours.
  ///
  /// The variable contains the text colour first and the background colour last.
  init?(variable: String) {
    guard let last = variable.split(separator: ";").last, let number = Int(last) else { return nil }
    switch number {
    case 0...6, 8: self = .dark
    case 7, 9...15: self = .light
    default: return nil
    }
  }

  /// Creates the background from a terminal's answer to the query.
  ///
  /// An example of an answer is `11;rgb:00/00/00`.
  init?(answer: String) {
    let parts = answer.split(separator: ":")
    guard parts.count == 2, parts[0] == "11;rgb" || parts[0] == "11;rgba" else { return nil }
    let shares = parts[1].split(separator: "/").map(Self.share)
    guard shares.count >= 3, let red = shares[0], let green = shares[1], let blue = shares[2] else {
      return nil
    }
    self = 0.299 * red + 0.587 * green + 0.114 * blue > 0.5 ? .light : .dark
  }

  /// Returns a number of one to four hexadecimal digits, as a share of the largest.
  private static func share(_ digits: Substring) -> Double? {
    guard (1...4).contains(digits.count), let number = UInt16(digits, radix: 16) else { return nil }
    return Double(number) / Double((1 << (4 * digits.count)) - 1)
  }
}
