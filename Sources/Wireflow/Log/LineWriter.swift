/// A writer of lines, whose bytes become a string once all of it is there.
///
/// A string that grows piece by piece costs three times as much.
struct LineWriter {
  private var bytes: [UInt8] = []

  /// The text so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  static func += (writer: inout LineWriter, text: String) {
    writer.bytes.append(contentsOf: text.utf8)
  }

  /// Adds one character of ASCII, which costs much less than a string of it.
  static func += (writer: inout LineWriter, character: UInt8) {
    writer.bytes.append(character)
  }

  /// Forgets the text, and keeps the room for the next one.
  mutating func clear() { bytes.removeAll(keepingCapacity: true) }
}
