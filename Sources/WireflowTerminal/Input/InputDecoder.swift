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
  /// The bytes of the sequence, or of the scalar that is not complete yet.
  private var collected: [UInt8] = []
  private var pasted = PastedText()
  private var answer: String?

  /// The time to wait for the next byte, or nil outside a sequence.
  ///
  /// A terminal sends a sequence in one go, but answers and pasted text may take longer.
  var patience: Duration? {
    switch state {
    case .text: collected.isEmpty ? nil : .milliseconds(30)
    case .string: .milliseconds(250)
    case .paste: .seconds(1)
    case .escape, .sequence, .singleShift, .mouse, .skippedByte: .milliseconds(30)
    }
  }

  /// Reads further bytes and returns the complete events.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    for byte in bytes {
      if let event = decode(byte) { events.append(event) }
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
    collected.removeAll(keepingCapacity: true)
    pasted = PastedText()
  }

  private mutating func decode(_ byte: UInt8) -> TerminalEvent? {
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
      guard pasted.add(byte) else { return nil }
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
      collected = []
      return .key(TerminalKey(control: byte))
    }
    guard let scalar = completeScalar(byte), !(0x80..<0xA0).contains(scalar.value) else {
      return nil
    }
    return .key(.character(Character(scalar)))
  }

  /// Reads a byte of a text, and returns the scalar that it completes.
  ///
  /// Invalid bytes are skipped.
  private mutating func completeScalar(_ byte: UInt8) -> Unicode.Scalar? {
    if !UTF8.isContinuation(byte) || collected.count == 4 { collected = [] }
    collected.append(byte)
    guard let text = String(validating: collected, as: UTF8.self) else { return nil }
    collected = []
    return text.unicodeScalars.first
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
    case 0x0D, 0x21...0x7E:
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

/// The bytes of a bracketed paste.
struct PastedText {
  /// The maximum number of bytes, after which the text is cut.
  static let limit = 1 << 16

  private static let end = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// The number of bytes of the closing bracket that have been read.
  private var matched = 0
  private var isCut = false

  /// Takes a byte, and returns true if it is the last one of the closing bracket.
  mutating func add(_ byte: UInt8) -> Bool {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count
    }
    let looksLikeTheEnd = Self.end[..<matched]
    matched = byte == Self.end[0] ? 1 : 0
    for byte in looksLikeTheEnd { keep(byte) }
    if matched == 0 { keep(byte) }
    return false
  }

  /// The text as an event, with line feeds at the ends of its lines, or nil if there is none.
  var event: TerminalEvent? {
    guard !bytes.isEmpty else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    // The cut may split the last character.
    let whole = isCut ? text.dropLast() : text[...]
    return .paste(String(whole.map { $0 == "\r" || $0 == "\r\n" ? "\n" : $0 }))
  }

  private mutating func keep(_ byte: UInt8) {
    guard bytes.count < Self.limit else {
      isCut = true
      return
    }
    bytes.append(byte)
  }
}
