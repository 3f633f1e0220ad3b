extension SplitMix64 {
  /// Changes, takes out, puts in or repeats a byte or some.
  package mutating func mutate(_ bytes: inout [UInt8]) {
    let place = below(bytes.count + 1)
    let marks = Array("%/?#&=:@\"{}[],0\u{301}".utf8)
    let byte = chance(50) ? UInt8(truncatingIfNeeded: next()) : pick(marks) ?? 0
    switch below(4) {
    case 0 where place < bytes.count: bytes[place] = byte
    case 1 where place < bytes.count:
      bytes.removeSubrange(place..<min(bytes.count, place + 1 + below(6)))
    case 2: bytes.insert(byte, at: place)
    default: bytes.insert(contentsOf: bytes.suffix(below(12)), at: place)
    }
  }
}
