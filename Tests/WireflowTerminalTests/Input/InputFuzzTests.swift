import TestSupport
import Testing

@testable import WireflowTerminal

struct InputFuzzTests {
  /// Bytes, many of which a decoder knows: random ones seldom begin a sequence.
  @Test(arguments: [1, 2] as [UInt64])
  func readsAnythingInAnyPortions(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let bytes = Self.bytes(Strength.share(of: 10_000_000), &generator)

    var decoder = InputDecoder()
    let whole = decoder.feed(bytes) + decoder.flush()
    decoder = InputDecoder()
    var portions: [TerminalEvent] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let length = Int.random(in: 1...40, using: &generator)
      portions += decoder.feed(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    portions += decoder.flush()

    #expect(portions == whole)
    #expect(Set(whole.map(\.kind)).count == 4)
  }

  /// Whoever loses patience at any moment gets other events, and traps nothing.
  @Test func losesPatienceAtAnyMoment() {
    var generator = SplitMix64(seed: 3)
    var decoder = InputDecoder()
    var count = 0

    for byte in Self.bytes(Strength.share(of: 2_500_000), &generator) {
      count += decoder.feed([byte]).count
      if Int.random(in: 0..<20, using: &generator) == 0 { count += decoder.flush().count }
    }

    #expect(count > 1000)
    _ = decoder.flush()
    #expect(decoder.patience == nil)
    #expect(decoder.feed("a".utf8) == [.key(.character("a"))])
  }

  private static let pieces = [
    "\u{1B}", "\u{1B}[", "\u{1B}[<", "\u{1B}[M", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}]", "\u{1B}O",
    "0;1;1M", "64;20;3M", "é", "🎧", ";", "~", "\u{07}", "\u{1B}\\",
  ].map { Array($0.utf8) }

  private static func bytes(_ count: Int, _ generator: inout SplitMix64) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + 8)
    while bytes.count < count {
      let number = generator.next()
      if number % 4 == 0 {
        bytes += pieces[Int(number >> 8) % pieces.count]
      } else {
        bytes.append(UInt8(truncatingIfNeeded: number >> 16))
      }
    }
    return bytes
  }
}

extension TerminalEvent {
  fileprivate var kind: Int {
    switch self {
    case .key: 0
    case .click: 1
    case .wheel: 2
    case .paste: 3
    case .resize: 4
    }
  }
}
