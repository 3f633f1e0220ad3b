extension TerminalEvent {
  /// The number of lines per step of the wheel.
  private static let wheelStep = 3

  /// Creates a mouse event from the numbers of the protocol, which counts columns and rows from 1.
  ///
  /// The result is nil for other buttons, movements and invalid positions.
  init?(mouseButton: Int, column: Int, row: Int) {
    guard column > 0, row > 0 else { return nil }
    // The bits of the shift, meta and control keys have no effect.
    switch mouseButton & ~0b11100 {
    case 0: self = .click(column: column - 1, row: row - 1)
    case 64: self = .wheel(column: column - 1, row: row - 1, lines: -Self.wheelStep)
    case 65: self = .wheel(column: column - 1, row: row - 1, lines: Self.wheelStep)
    default: return nil
    }
  }
}

extension TerminalKey {
  /// Creates the key that sends a control character.
  init(control byte: UInt8) {
    self =
      switch byte {
      case 0x08, 0x7F: .backspace
      case 0x09: .tab
      // Unbracketed pastes of several lines contain line feeds.
      case 0x0A, 0x0D: .enter
      case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
      default: .control(Character(Unicode.Scalar((byte & 0x1F) + 0x40)))
      }
  }

  /// Creates the key of a sequence that ends with a letter.
  init?(movement letter: UInt8) {
    switch letter {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = .right
    case UInt8(ascii: "D"): self = .left
    case UInt8(ascii: "F"): self = .end
    case UInt8(ascii: "H"): self = .home
    default: return nil
    }
  }

  /// Creates the key of a letter after a single shift, which keypads send.
  init?(singleShift letter: UInt8) {
    if letter == UInt8(ascii: "M") {
      self = .enter
    } else {
      self.init(movement: letter)
    }
  }
}
