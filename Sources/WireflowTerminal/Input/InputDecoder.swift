/// A decoder that reads the bytes of a terminal as events.
///
/// The decoder is a value. No input can trap it or make it grow without limit.
///
/// The bytes may arrive in any portions. If a portion ends inside a sequence, call `flush` after
/// `patience`, because the rest may never arrive.
struct InputDecoder {
  /// The part of the input to which the next byte belongs.
  enum State {
    case text
    case escape
    case sequence
    case singleShift
    case string
    /// The three bytes that encode a mouse event in the oldest protocol.
    case mouse
    case paste
    /// The byte that follows the prefix of a function key on the Linux console.
    case skippedByte
  }

  /// The maximum number of bytes of a sequence.
  ///
  /// Longer ones have no meaning.
  static let longestSequence = 48
  /// The maximum number of bytes of a terminal's answer.
  static let longestString = 1024

  private var state = State.text
  private var scalar = ScalarAssembler()
  private var collected: [UInt8] = []
  private var pasted = PastedText()
  private var answer: String?

  /// The time to wait for the next byte, or nil outside a sequence.
  ///
  /// A terminal sends a sequence in one go, but answers and pasted text may take longer.
  var patience: Duration? {
    switch state {
    case .text: scalar.isBegun ? .milliseconds(30) : nil
    case .string: .milliseconds(250)
    case .paste: .seconds(1)
    case .escape, .sequence, .singleShift, .mouse, .skippedByte: .milliseconds(30)
    }
  }

  /// Reads further bytes and returns the complete events.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    for byte in bytes {
      if let event = take(byte) { events.append(event) }
    }
    return events
  }

  /// Ends an incomplete sequence and returns its event, such as the escape key.
  mutating func flush() -> [TerminalEvent] {
    let event: TerminalEvent? =
      switch state {
      case .escape: .key(.escape)
      case .paste: pasted.event
      default: nil
      }
    begin(.text)
    return event.map { [$0] } ?? []
  }

  /// Removes and returns the terminal's latest answer to a query, such as for its colours.
  mutating func takeAnswer() -> String? {
    defer { answer = nil }
    return answer
  }
}

extension InputDecoder {
  private mutating func begin(_ next: State) {
    state = next
    scalar = ScalarAssembler()
    collected.removeAll(keepingCapacity: true)
    pasted = PastedText()
  }

  private mutating func take(_ byte: UInt8) -> TerminalEvent? {
    switch state {
    case .text: return takeText(byte)
    case .escape: return takeAfterEscape(byte)
    case .sequence: return takeOfSequence(byte)
    case .singleShift:
      begin(.text)
      return TerminalKey(singleShift: byte).map(TerminalEvent.key)
    case .string: return takeOfString(byte)
    case .mouse: return takeOfMouse(byte)
    case .paste:
      guard pasted.take(byte) else { return nil }
      defer { begin(.text) }
      return pasted.event
    case .skippedByte:
      begin(.text)
      return nil
    }
  }

  private mutating func takeText(_ byte: UInt8) -> TerminalEvent? {
    if byte == 0x1B {
      begin(.escape)
      return nil
    }
    if byte < 0x20 || byte == 0x7F {
      scalar = ScalarAssembler()
      return .key(TerminalKey(control: byte))
    }
    guard let scalar = scalar.take(byte), !(0x80..<0xA0).contains(scalar.value) else { return nil }
    return .key(.character(Character(scalar)))
  }

  /// Reads the byte after an escape.
  ///
  /// Keys pressed with Alt also begin with an escape. Some of them, such as Alt-O, begin or end
  /// another sequence and have no effect.
  private mutating func takeAfterEscape(_ byte: UInt8) -> TerminalEvent? {
    switch byte {
    case UInt8(ascii: "["): begin(.sequence)
    case UInt8(ascii: "O"): begin(.singleShift)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      begin(.string)
    case 0x1B: return .key(.escape)
    case UInt8(ascii: "\\"): begin(.text)
    case 0x21...0x7E:
      begin(.text)
      return .key(.alt(Character(Unicode.Scalar(byte))))
    default: begin(.text)
    }
    return nil
  }

  private mutating func takeOfSequence(_ byte: UInt8) -> TerminalEvent? {
    switch byte {
    case 0x20...0x3F:
      if collected.count <= Self.longestSequence { collected.append(byte) }
      return nil
    case 0x40...0x7E: return finishSequence(byte)
    case 0x7F: return nil
    default:
      begin(.text)
      return takeText(byte)
    }
  }

  private mutating func finishSequence(_ final: UInt8) -> TerminalEvent? {
    let sequence = ControlSequence(parameters: collected, final: final)
    let isTooLong = collected.count > Self.longestSequence
    begin(sequence.nextState)
    return isTooLong ? nil : sequence.event
  }

  /// Reads the three bytes of a mouse event in the oldest protocol.
  private mutating func takeOfMouse(_ byte: UInt8) -> TerminalEvent? {
    collected.append(byte)
    guard collected.count == 3 else { return nil }
    let numbers = collected.map { Int($0) - 32 }
    begin(.text)
    return TerminalEvent(mouseButton: numbers[0], column: numbers[1], row: numbers[2])
  }

  /// Reads an answer of the terminal, which ends with a bell or with an escape and a backslash.
  private mutating func takeOfString(_ byte: UInt8) -> TerminalEvent? {
    switch byte {
    case 0x07, 0x1B:
      answer = String(decoding: collected, as: UTF8.self)
      begin(byte == 0x07 ? .text : .escape)
    case 0x00..<0x20:
      begin(.text)
      return takeText(byte)
    default:
      collected.append(byte)
      if collected.count == Self.longestString { begin(.text) }
    }
    return nil
  }
}
