import Foundation

/// A table that assigns a number to each line, with equal numbers for equal lines.
///
/// Lines are equal if their bytes are. Two Unicode spellings of a character therefore differ, and
/// so does a last line without a line feed. In debug builds, in which tests run, this table is
/// several times as fast as a dictionary.
struct LineTable {
  private struct Entry {
    let hash: Int
    let bytes: [UInt8]
  }

  private var entries: [Entry] = []
  /// The number of the line in each slot, or -1.
  private var slots: [Int]

  /// Creates a table with a capacity in lines.
  init(capacity: Int) {
    var size = 16
    while size < 2 * capacity { size *= 2 }
    slots = Array(repeating: -1, count: size)
  }

  mutating func numbers(of lines: TextLines) -> [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(lines.count)
    lines.bytes.withUnsafeBytes { bytes in
      var start = 0
      for end in lines.ends {
        numbers.append(number(of: UnsafeRawBufferPointer(rebasing: bytes[start..<end])))
        start = end
      }
    }
    return numbers
  }

  private mutating func number(of line: UnsafeRawBufferPointer) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: line)
    let hash = hasher.finalize()
    var slot = hash & (slots.count - 1)
    while slots[slot] >= 0 {
      if entries[slots[slot]].hash == hash, isEqual(line, entries[slots[slot]].bytes) {
        return slots[slot]
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = entries.count
    entries.append(Entry(hash: hash, bytes: Array(line)))
    return entries.count - 1
  }

  private func isEqual(_ line: UnsafeRawBufferPointer, _ bytes: [UInt8]) -> Bool {
    guard let base = line.baseAddress, line.count == bytes.count else { return false }
    return memcmp(base, bytes, bytes.count) == 0
  }
}
