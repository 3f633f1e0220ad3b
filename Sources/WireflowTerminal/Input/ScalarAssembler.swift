/// A decoder that reads UTF-8 byte by byte and skips invalid bytes.
struct ScalarAssembler {
  private var value: UInt32 = 0
  /// The number of missing bytes.
  private var missing = 0
  /// The smallest value that needs that many bytes.
  private var least: UInt32 = 0

  /// True while a scalar is incomplete.
  var isBegun: Bool { missing > 0 }

  /// Takes a byte, and returns the scalar that it completes.
  mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
    guard isBegun, byte & 0b1100_0000 == 0b1000_0000 else { return begin(byte) }
    value = value << 6 | UInt32(byte & 0b0011_1111)
    missing -= 1
    return missing == 0 && value >= least ? Unicode.Scalar(value) : nil
  }

  private mutating func begin(_ byte: UInt8) -> Unicode.Scalar? {
    missing = 0
    switch byte {
    case 0x00..<0x80: return Unicode.Scalar(byte)
    case 0xC2..<0xE0: expect(1, after: byte & 0b0001_1111, least: 0x80)
    case 0xE0..<0xF0: expect(2, after: byte & 0b0000_1111, least: 0x800)
    case 0xF0..<0xF5: expect(3, after: byte & 0b0000_0111, least: 0x1_0000)
    default: break
    }
    return nil
  }

  private mutating func expect(_ count: Int, after bits: UInt8, least: UInt32) {
    missing = count
    value = UInt32(bits)
    self.least = least
  }
}
