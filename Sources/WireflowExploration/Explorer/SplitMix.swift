/// A random number generator whose numbers depend only on its seed.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from zero up to a bound, which it does not reach.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

  /// Returns true once in a number of times on average.
  mutating func isOnce(in count: Int) -> Bool { below(count) == 0 }

  /// Returns a power of two up to a limit, each half as probable as the one before it.
  mutating func power(upTo limit: Int) -> Int {
    var count = 1
    while count < limit, isOnce(in: 2) { count *= 2 }
    return min(limit, count)
  }
}
