/// A control sequence from a terminal: parameters, and a final byte that gives their meaning.
struct ControlSequence {
  let parameters: [UInt8]
  let final: UInt8

  /// The state of the decoder after the sequence.
  var nextState: InputDecoder.State {
    switch (final, parameters.isEmpty) {
    case (UInt8(ascii: "M"), true): .mouse
    case (UInt8(ascii: "["), true): .skippedByte
    case (UInt8(ascii: "~"), false) where numbers == [200]: .paste
    default: .text
    }
  }

  /// The event that the sequence encodes, if any.
  var event: TerminalEvent? {
    if parameters.first == UInt8(ascii: "<") { return mouse }
    guard let numbers else { return nil }
    return key(numbers).map(TerminalEvent.key)
  }

  /// The parameters as numbers, or nil if they are not numbers.
  private var numbers: [Int]? { Self.numbers(parameters[...]) }

  private var mouse: TerminalEvent? {
    // The release of a button has no effect.
    guard final == UInt8(ascii: "M"), let numbers = Self.numbers(parameters.dropFirst()),
      numbers.count == 3
    else { return nil }
    return TerminalEvent(mouseButton: numbers[0], column: numbers[1], row: numbers[2])
  }

  /// Returns the key without its modifier keys, which have no effect.
  private func key(_ numbers: [Int]) -> TerminalKey? {
    switch final {
    case UInt8(ascii: "Z"): .backTab
    case UInt8(ascii: "~"):
      switch numbers.first {
      case 1, 7: .home
      case 3: .delete
      case 4, 8: .end
      case 5: .pageUp
      case 6: .pageDown
      default: nil
      }
    default: TerminalKey(movement: final)
    }
  }

  /// Returns the numbers between semicolons.
  ///
  /// An empty number is 0, and numbers have an upper limit.
  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int]? {
    var numbers = [0]
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let last = numbers[numbers.count - 1]
        numbers[numbers.count - 1] = min(last * 10 + Int(byte - UInt8(ascii: "0")), 1 << 20)
      case UInt8(ascii: ";"): numbers.append(0)
      default: return nil
      }
    }
    return numbers
  }
}
