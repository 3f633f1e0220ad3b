/// A decoder that reads the bytes of a terminal as events.
///
/// The decoder is a value. No input can trap it or make it grow without limit.
///
/// The bytes may arrive in any portions. If a portion ends inside a sequence, call `flush` after
/// `patience`, because the rest may never arrive.
struct InputDecoder {
  /// The part of the input to which the next byte belongs.
  private enum State {
    case text
    case escape
    case sequence
    case singleShift
    case string
    case paste
    /// Some bytes without meaning: those of a mouse event in the oldest protocol, or the one after
    /// the prefix of a function key on the Linux console.
    case skipped(Int)
  }

  /// The maximum number of bytes of a sequence.
  ///
  /// Longer ones have no meaning.
  static let longestSequence = 48
  /// The maximum number of bytes of a terminal's answer.
  static let longestString = 1024
  /// The maximum number of bytes of a pasted text, after which it is cut.
  static let longestPaste = 1 << 16

  private static let endOfPaste = Array("\u{1B}[201~".utf8)

  private var state = State.text
  /// The bytes of the sequence or the pasted text, or of the scalar that is not complete yet.
  private var collected: [UInt8] = []
  private var answer: String?

  /// The time to wait for the next byte, or nil outside a sequence.
  ///
  /// A terminal sends a sequence in one go, but answers and pasted text may take longer.
  var patience: Duration? {
    switch state {
    case .text where collected.isEmpty: nil
    case .string: .milliseconds(250)
    case .paste: .seconds(1)
    case .text, .escape, .sequence, .singleShift, .skipped: .milliseconds(30)
    }
  }

  /// Reads further bytes and returns the complete events.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    bytes.compactMap { decode($0) }
  }

  /// Ends an incomplete sequence and returns its event, such as the escape key.
  mutating func flush() -> [TerminalEvent] {
    var event: TerminalEvent?
    if case .escape = state { event = .key(.escape) }
    if case .paste = state { event = pastedText() }
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
  }

  private mutating func decode(_ byte: UInt8) -> TerminalEvent? {
    switch state {
    case .text: return takeText(byte)
    case .escape: return takeAfterEscape(byte)
    case .sequence: return takeOfSequence(byte)
    case .singleShift:
      begin(.text)
      return byte == UInt8(ascii: "M") ? .key(.enter) : Self.key(byte).map(TerminalEvent.key)
    case .string: return takeOfString(byte)
    case .paste: return takeOfPaste(byte)
    case .skipped(let count):
      begin(count > 1 ? .skipped(count - 1) : .text)
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

  /// Returns the event of a control sequence: parameters, and a byte that gives their meaning.
  ///
  /// Modifier keys have no effect.
  private mutating func finishSequence(_ final: UInt8) -> TerminalEvent? {
    let parameters = String(decoding: collected, as: UTF8.self)
    begin(.text)
    guard parameters.utf8.count <= Self.longestSequence else { return nil }
    switch (final, parameters) {
    case (UInt8(ascii: "M"), ""): begin(.skipped(3))
    case (UInt8(ascii: "["), ""): begin(.skipped(1))
    case (UInt8(ascii: "~"), "200"): begin(.paste)
    case (UInt8(ascii: "M"), _) where parameters.hasPrefix("<"):
      let numbers = Self.numbers(parameters.dropFirst())
      guard numbers?.count == 3, let numbers else { return nil }
      return TerminalEvent(mouseButton: numbers[0], column: numbers[1], row: numbers[2])
    default:
      guard let number = Self.numbers(parameters[...])?[0] else { return nil }
      return Self.key(final, number).map(TerminalEvent.key)
    }
    return nil
  }

  /// Returns the key of a sequence that ends with a byte, after a number if the byte is a tilde.
  private static func key(_ final: UInt8, _ number: Int = 0) -> TerminalKey? {
    switch (Character(Unicode.Scalar(final)), number) {
    case ("A", _): .up
    case ("B", _): .down
    case ("C", _): .right
    case ("D", _): .left
    case ("F", _), ("~", 4), ("~", 8): .end
    case ("H", _), ("~", 1), ("~", 7): .home
    case ("Z", _): .backTab
    case ("~", 3): .delete
    case ("~", 5): .pageUp
    case ("~", 6): .pageDown
    default: nil
    }
  }

  /// Returns the numbers between semicolons, of which an empty one is 0, or nil for another text.
  private static func numbers(_ text: Substring) -> [Int]? {
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? 0 : Int($0) }
    return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
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

  /// Reads a byte of a pasted text, and of the bracket that ends it.
  private mutating func takeOfPaste(_ byte: UInt8) -> TerminalEvent? {
    collected.append(byte)
    guard byte == UInt8(ascii: "~"), collected.suffix(6) == Self.endOfPaste[...] else {
      if collected.count > Self.longestPaste + 6 { collected.remove(at: Self.longestPaste) }
      return nil
    }
    defer { begin(.text) }
    return pastedText()
  }

  /// Returns the pasted text without the start of its end, and with line feeds at its line ends.
  private func pastedText() -> TerminalEvent? {
    let end = (0...6).last { collected.suffix($0) == Self.endOfPaste.prefix($0) } ?? 0
    let bytes = collected.dropLast(end).prefix(Self.longestPaste)
    guard !bytes.isEmpty else { return nil }
    var text = String(decoding: bytes, as: UTF8.self)
    // The cut may split the last character.
    if bytes.count == Self.longestPaste { text.removeLast() }
    return .paste(String(text.map { $0 == "\r" || $0 == "\r\n" ? "\n" : $0 }))
  }
}
