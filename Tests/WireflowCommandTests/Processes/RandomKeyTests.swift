import Foundation
import TestSupport
import Testing

extension ProcessTests {
  /// Sends random bytes and keys to the samples, and ends them wherever these have led.
  struct RandomKeyTests {
    @Test(.long, arguments: ["Audiobooks", "Fitness", "Media", "Movies"])
    func giveTheTerminalBack(sample: String) throws {
      var keys = RandomKeys(for: sample)
      var left = Strength.share(of: 1_000_000)
      while left > 0 {
        let app = try TerminalProcess(sample, environment: ["COLORTERM": "truecolor"])
        try #require(app.awaits(.alternateScreen))
        while left > 0, app.process.status == nil {
          let bytes = keys.next(min(left, 4000))
          let sent = app.pump(bytes)
          try #require(sent != nil, "it takes nothing any more")
          left -= max(1, sent ?? 0)
          app.terminal.resize(columns: keys.number(in: 24...160), rows: keys.number(in: 8...50))
        }
        // The last bytes may have begun a paste, to which the key would belong for a second. An app that
        // has given the terminal back gets no second key: the terminal would then discard what it has
        // not shown yet (NOFLSH in termios(3)), and with it the farewell.
        let ended = app.waits {
          if !app.terminal.hasFirstModes { app.type(.controlC) }
          for _ in 0..<30 where app.process.status == nil { app.terminal.read(within: 50) }
          return app.process.status != nil
        }
        #expect(ended && app.end() == 0)
        #expect(app.terminal.hasFirstModes)
        #expect(String.farewells.filter { !app.shows($0) } == [])
      }
    }
  }
}

extension TerminalProcess {
  /// Sends keys as fast as the app reads them, and returns how many were sent until it ended, or
  /// nil if it reads no more.
  fileprivate func pump(_ keys: [UInt8]) -> Int? {
    var sent = 0
    while sent < keys.count, process.status == nil {
      let takesMore = waits {
        terminal.forget(butFor: 4096)
        return terminal.unread == 0 || process.status != nil
      }
      guard takesMore else { return nil }
      sent += max(0, terminal.type(keys[sent...].prefix(64)))
    }
    // The app may still work on its input, as while a session is played again.
    while process.status == nil, terminal.read(within: 100) { terminal.forget(butFor: 4096) }
    return sent
  }
}

/// A user who presses any key, and more often one that leads through an app.
private struct RandomKeys {
  private var random: SplitMix64

  init(for sample: String) { random = SplitMix64(seed: 1, for: sample) }

  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + random.below(range.count)
  }

  mutating func next(_ count: Int) -> [UInt8] {
    var keys: [UInt8] = []
    while keys.count < count {
      switch random.below(100) {
      case ..<60: keys += (random.pick(Self.moves) ?? "").utf8
      case ..<80: keys += (random.pick(Self.pieces) ?? "").utf8
      case ..<84: keys += "\u{1B}[<0;\(random.below(131));\(random.below(46))M".utf8
      default:
        let byte = UInt8(random.below(256))
        // A quit now and then, behind which the app begins again.
        if !Self.leftOut.contains(byte) || random.below(1000) == 0 { keys.append(byte) }
      }
    }
    return Array(keys.prefix(count))
  }

  /// Keys that lead through an app.
  ///
  /// Of an escape alone nobody knows at once if more is to come.
  private static let moves = [
    .up, .down, .down, .right, .left, "\t", "\t", "\r", "\r", "\r", "\r", "\u{1B}\u{1B}\0",
    "\u{1B}\u{1B}\0", "1", "2", "3", "0", "m", "\u{05}",
  ]
  /// A terminal's bytes for keys, the mouse and pasted text, and the starts of them.
  private static let pieces =
    [
      .up, .down, .right, .left, "\u{1B}[H", "\u{1B}[F", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[Z",
      "\u{1B}[3~", "\u{1B}OA", "\t", "\r", "\r", "\r", " ", "\u{7F}", "\u{1B}", "\u{05}", "\u{0C}",
      "\u{14}", .controlU, "\u{17}", "\u{19}", "\u{1B}[200~", "a\nb\u{1B}[201~", "\u{1B}[201~",
      "\u{1B}[200~x y\u{1B}[201~", "\u{1B}[<64;20;3M", "\u{1B}[<65;20;9M", "\u{1B}[M", "\u{1B}[",
      "\u{1B}]", "\u{1B}\\", "é", "日本", "👩‍👧", ":back\r", ":tap \t\r", ":adapt regular\r",
      ":adapt compact\r", ":wait 1s\r", ":background\r", ":step back\r",
    ] + "m0123i/?:gGjk".map(String.init)
  /// The keys that end or stop the app, or save a file, each of which is tried by itself elsewhere.
  private static let leftOut = Array("q\u{03}\u{13}\u{1A}\u{1C}".utf8)
}
