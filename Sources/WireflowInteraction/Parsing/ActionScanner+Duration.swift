import Wireflow

extension ActionScanner {
  /// Reads a duration: a decimal number, directly followed by its unit.
  mutating func duration() throws(UserActionParsingError) -> Duration {
    let expectation = "a duration, such as 500ms, 1.5s or 2m"
    guard try reachesArgument() else { throw failure(expected: expectation) }
    let start = position
    let whole = digits()
    guard !whole.isEmpty else { throw failure(at: start, expected: expectation) }
    var decimals: [Int] = []
    if next == "." {
      advance()
      decimals = digits()
      guard !decimals.isEmpty else { throw failure(expected: "a digit") }
    }
    guard let duration = Self.duration(whole, decimals, unit: try unit()) else {
      throw failure(
        at: start, expected: "whole attoseconds, and less than 9223372036854775808 seconds")
    }
    return duration
  }

  /// Returns the exact duration, or nil if its components cannot represent it.
  private static func duration(_ whole: [Int], _ decimals: [Int], unit: Duration) -> Duration? {
    let longest = Duration(
      secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999)
    var total = Duration.zero
    for digit in whole {
      total = total * 10 + unit * digit
      guard total <= longest else { return nil }
    }
    var place = unit
    for digit in decimals {
      place /= 10
      guard place > .zero || digit == 0 else { return nil }
      total += place * digit
    }
    return total <= longest ? total : nil
  }

  private mutating func unit() throws(UserActionParsingError) -> Duration {
    let start = position
    switch word() {
    case "ms": return .milliseconds(1)
    case "s": return .seconds(1)
    case "m": return .seconds(60)
    default: throw failure(at: start, expected: "a unit: ms, s or m")
    }
  }

  private mutating func digits() -> [Int] {
    var digits: [Int] = []
    while let scalar = next, ("0"..."9").contains(scalar) {
      digits.append(Int(scalar.value - 0x30))
      advance()
    }
    return digits
  }
}
