import Foundation

/// The lines of a text, as bytes.
///
/// They are parted at the line feed byte, which belongs to the line that it ends.
struct TextLines {
  let bytes: [UInt8]
  /// The place behind each line.
  let ends: [Int]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    ends = Self.ends(in: bytes)
  }

  var count: Int { ends.count }

  subscript(index: Int) -> ArraySlice<UInt8> {
    bytes[(index > 0 ? ends[index - 1] : 0)..<ends[index]]
  }

  /// Looks for line feeds with the C library, since a loop over bytes is slow in a debug build.
  private static func ends(in bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return [] }
      var ends: [Int] = []
      var start = 0
      while start < buffer.count {
        let found = memchr(base + start, 0x0A, buffer.count - start)
        start = found.map { UnsafeRawPointer($0) - base + 1 } ?? buffer.count
        ends.append(start)
      }
      return ends
    }
  }
}
