/// A writer of lines, which creates a string from its bytes once the line is complete.
///
/// A string that grows piece by piece costs three times as much.
struct LineWriter {
  private var bytes: [UInt8] = []

  /// The text so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  static func += (writer: inout LineWriter, text: String) {
    writer.bytes.append(contentsOf: text.utf8)
  }

  /// Adds one ASCII character, which costs much less than adding a string.
  static func += (writer: inout LineWriter, character: UInt8) {
    writer.bytes.append(character)
  }

  /// Clears the text, and keeps the capacity for the next one.
  mutating func clear() { bytes.removeAll(keepingCapacity: true) }
}
