import Foundation

/// The lines of a text, as bytes.
///
/// Each line ends with its line feed byte.
struct TextLines {
  let bytes: [UInt8]
  /// The end offset of each line.
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

  /// Finds line feeds with the C library, because a loop over bytes is slow in debug builds.
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
