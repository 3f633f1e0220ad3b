/// A small generator of random numbers that gives the same ones for the same seed, everywhere.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from zero up to a bound.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// Whether something of that probability, in percent, happens.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// One of some elements; nil when there is none.
  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}

extension SplitMix64 {
  /// Changes, takes out, puts in or repeats a byte or some.
  mutating func mutate(_ bytes: inout [UInt8]) {
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
