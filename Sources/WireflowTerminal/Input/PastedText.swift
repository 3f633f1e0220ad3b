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
  mutating func take(_ byte: UInt8) -> Bool {
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
