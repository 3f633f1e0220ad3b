import TestSupport
import Testing
import Wireflow
import WireflowInteraction

@Suite struct UserActionTextTests {
  @Test(arguments: [
    (UserAction.launch, "launch"),
    (.tap("Crime"), #"tap "Crime""#),
    (.tap(.init("Buy", occurrence: 2)), #"tap "Buy" 2"#),
    (.type("secret", into: "Password"), #"type "secret" into "Password""#),
    (.typeSample("right", into: "Password"), #"type sample "right" into "Password""#),
    (.typeSample("", into: .init("Name", occurrence: 2)), #"type sample "" into "Name" 2"#),
    (.type("sample", into: "into"), #"type "sample" into "into""#),
    (.type("", into: .init("Name", occurrence: 3)), #"type "" into "Name" 3"#),
    (.toggle("Remember me"), #"toggle "Remember me""#),
    (.choose("OK"), #"choose "OK""#),
    (.choose("Large", in: "Text size"), #"choose "Large" in "Text size""#),
    (.choose("A", in: .init("B", occurrence: 1)), #"choose "A" in "B" 1"#),
    (.back, "back"),
    (.backTo("Discover"), #"back to "Discover""#),
    (.backTo(.init("A", occurrence: 2), in: "B"), #"back to "A" 2 in "B""#),
    (.backTo("A", in: .init("B", occurrence: 3)), #"back to "A" in "B" 3"#),
    (.backIn("Discover"), #"back in "Discover""#),
    (.backIn(.init("Discover", occurrence: 2)), #"back in "Discover" 2"#),
    (.dismiss, "dismiss"),
    (.select("Profile"), #"select "Profile""#),
    (.select("Profile", in: "Discover"), #"select "Profile" in "Discover""#),
    (.submit("Search"), #"submit "Search""#),
    (.wireframe("drawer"), "wireframe drawer"),
    (.wireframe("tab bar"), #"wireframe "tab bar""#),
    (.openDrawer, "open drawer"),
    (.closeDrawer, "close drawer"),
    (.next, "next"),
    (.previous, "previous"),
    (.minimize, "minimize"),
    (.maximize, "maximize"),
    (.wait(.milliseconds(500)), "wait 500ms"),
    (.wait(.zero), "wait 0ms"),
    (.wait(.seconds(2)), "wait 2000ms"),
    (.wait(.microseconds(250)), "wait 0.25ms"),
    (
      .wait(.milliseconds(1) + Duration(secondsComponent: 0, attosecondsComponent: 1)),
      "wait 1.000000000000001ms"
    ),
    (
      .wait(Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999)),
      "wait 9223372036854775807999.999999999999999ms"
    ),
    (.window("mail://1"), #"window "mail://1""#),
    (.window(nil), "main window"),
    (.closeWindow, "close window"),
    (.adapt(.compact), "adapt compact"),
    (.adapt(.regular), "adapt regular"),
    (.background, "background"),
    (.foreground, "foreground"),
    (.open("app://books/7?q=a%20b#top"), #"open "app://books/7?q=a%20b#top""#),
  ])
  func printsAndParses(action: UserAction, text: String) throws {
    let parsed = try UserAction(parsing: text)

    #expect(parsed == action)
    #expect(action.description == text)
  }

  @Test(arguments: [
    (" \t launch\t ", UserAction.launch),
    ("tap  \"Crime\"\t2 ", .tap(.init("Crime", occurrence: 2))),
    (#"tap "Buy" 0002"#, .tap(.init("Buy", occurrence: 2))),
    ("tap \"a\tb\"", .tap("a\tb")),
    (#"tap "\u{41}\u{000000e9}\u{1F600}""#, .tap("A\u{E9}\u{1F600}")),
    (#"tap "\"\\\n\r\t\0""#, .tap("\"\\\n\r\t\0")),
    ("open  \t drawer", .openDrawer),
    ("wait 2s", .wait(.seconds(2))),
    ("wait 1.5s", .wait(.milliseconds(1500))),
    ("wait 3m", .wait(.seconds(180))),
    ("wait 0.25m", .wait(.seconds(15))),
    ("wait 007.5000000000000000000000ms", .wait(.microseconds(7500))),
    ("wait 0.000000000000000001s", .wait(Duration(secondsComponent: 0, attosecondsComponent: 1))),
    ("wait 0.0000000000000000001m", .wait(Duration(secondsComponent: 0, attosecondsComponent: 6))),
    (
      "wait 9223372036854775807s",
      .wait(Duration(secondsComponent: .max, attosecondsComponent: 0))
    ),
    ("wait 153722867280912930m", .wait(.seconds(9_223_372_036_854_775_800))),
  ])
  func readsMoreThanItPrints(text: String, action: UserAction) throws {
    #expect(try UserAction(parsing: text) == action)
  }

  @Test func printsDurationsThatNoParserReads() {
    let century = Duration.seconds(Int64.max)

    #expect(UserAction.wait(.milliseconds(-5)).description == "wait -5ms")
    #expect(UserAction.wait(.nanoseconds(-1)).description == "wait -0.000001ms")
    #expect(UserAction.wait(century + century).description == "wait 18446744073709551614000ms")
    #expect(UserAction.wait(.zero - century * 9).description == "wait -83010348331692982263000ms")
  }
}

@Suite struct UserActionRoundTripTests {
  @Test(arguments: [
    "", " ", "\"", "\\", "\\\"", "\\n", "\n", "\r", "\r\n", "\t", "\0", "\u{1B}[31m",
    "\u{7F}\u{85}",
    "\u{301}", "\u{301}\"", "a\u{301}", "\u{200D}\u{FE0F}", "\u{1F468}\u{200D}\u{1F469}",
    "\u{1F3FB}",
    "\u{202E}gnp\u{2066}", "\u{2028}\u{2029}", "\u{FEFF}", "\u{A0}\u{3000}", "\u{0D4E}", "\u{E33}",
    "\u{10FFFD}\u{E000}", "\u{3164}", "\u{1F1E9}\u{1F1EA}", "\u{C5}\u{212B}A\u{30A}",
    "\" into \"", "\"\n> launch", #"\u{41}"#, "# no comment",
  ])
  func keepsEveryScalar(content: String) throws {
    let url = try #require(try content.afterRoundTrip)

    #expect(Array(url.unicodeScalars) == Array(content.unicodeScalars))
  }

  @Test(arguments: 0..<4)
  func keepsRandomActions(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)

    for _ in 0..<Strength.share(of: 50_000) {
      let action = UserAction.random(using: &generator)
      let text = action.description
      let parsed = try UserAction(parsing: text)
      guard parsed == action, Array(parsed.description.utf8) == Array(text.utf8) else {
        Issue.record("\(text) became \(parsed)")
        return
      }
    }
  }

  @Test(arguments: 0..<4)
  func survivesRandomBytes(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)

    for _ in 0..<Strength.share(of: 50_000) {
      let words = (generator.next(), generator.next())
      let length = Int(truncatingIfNeeded: generator.next() % 17)
      let text = withUnsafeBytes(of: words) {
        String(decoding: $0.prefix(length), as: UTF8.self)
      }
      try expectStability(of: text)
    }
  }

  @Test(arguments: 0..<4)
  func survivesMutations(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var parsed = 0

    for _ in 0..<Strength.share(of: 50_000) {
      var scalars = Array(UserAction.random(using: &generator).description.unicodeScalars)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        scalars.mutate(using: &generator)
      }
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      if try expectStability(of: text) { parsed += 1 }
    }

    #expect(parsed > Strength.share(of: 4_000))
  }

  /// Expects that what parses prints and parses again to the same, and tells whether it parses.
  @discardableResult
  private func expectStability(of text: String) throws -> Bool {
    guard let action = try? UserAction(parsing: text) else { return false }
    let parsed = try UserAction(parsing: action.description)
    if parsed != action { Issue.record("\(action) became \(parsed)") }
    return true
  }
}

extension String {
  /// The string after its way through the text of an action; nothing if it is no string any more.
  fileprivate var afterRoundTrip: String? {
    get throws {
      guard case .open(let url) = try UserAction(parsing: UserAction.open(self).description) else {
        return nil
      }
      return url
    }
  }
}

extension [Unicode.Scalar] {
  fileprivate mutating func mutate(using generator: inout SplitMix64) {
    let place = Int.random(in: 0..<Swift.max(1, count), using: &generator)
    let scalar = Unicode.Scalar.random(using: &generator)
    switch Int.random(in: 0...3, using: &generator) {
    case 0: insert(scalar, at: Swift.min(place, count))
    case 1 where !isEmpty: remove(at: place)
    case 2 where !isEmpty: self[place] = scalar
    default: removeLast(Int.random(in: 0...Swift.min(2, count), using: &generator))
    }
  }
}

extension UserAction {
  fileprivate static func random(using generator: inout SplitMix64) -> UserAction {
    let label = Label.random(using: &generator)
    let text = String.random(using: &generator)
    return switch Int.random(in: 0...21, using: &generator) {
    case 0: .launch
    case 1: .tap(label)
    case 2: .type(text, into: label)
    case 3: .toggle(label)
    case 4: .choose(.init(text))
    case 5: .choose(label, in: label)
    case 6: .back
    case 7: .backTo(label)
    case 8: .dismiss
    case 9: .select(label)
    case 10: .openDrawer
    case 11: .closeDrawer
    case 12: .minimize
    case 13: .maximize
    case 14: .adapt(Bool.random(using: &generator) ? .compact : .regular)
    case 15: .background
    case 16: .foreground
    case 17: .open(text)
    case 18: .typeSample(text, into: label)
    case 19: [.window(text), .window(nil), .closeWindow].randomElement(using: &generator) ?? .back
    case 20: Bool.random(using: &generator) ? .next : .previous
    default: .wait(.random(using: &generator))
    }
  }
}

extension UserAction.Label {
  fileprivate static func random(using generator: inout SplitMix64) -> Self {
    let occurrences = [nil, 1, 2, 37, Int.max]
    return Self(.random(using: &generator), occurrence: occurrences.random(using: &generator))
  }
}

extension Duration {
  fileprivate static func random(using generator: inout SplitMix64) -> Duration {
    let seconds = Int64.random(in: 0...Int64.max, using: &generator)
    let attoseconds = Int64.random(in: 0..<1_000_000_000_000_000_000, using: &generator)
    return Duration(
      secondsComponent: seconds >> Int64.random(in: 0...63, using: &generator),
      attosecondsComponent: Bool.random(using: &generator) ? attoseconds : attoseconds / 1000 * 1000
    )
  }
}

extension String {
  fileprivate static func random(using generator: inout SplitMix64) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...8, using: &generator) {
      text.unicodeScalars.append(.random(using: &generator))
    }
    return text
  }
}

extension Unicode.Scalar {
  private static let hostile = Array(
    "\"\\\n\r\t\0 {}u#>0\u{1B}\u{301}\u{200D}\u{202E}\u{2028}\u{FEFF}\u{FE0F}\u{1F3FB}\u{D4E}"
      .unicodeScalars)

  fileprivate static func random(using generator: inout SplitMix64) -> Unicode.Scalar {
    switch Int.random(in: 0...3, using: &generator) {
    case 0: hostile.random(using: &generator)
    case 1: Unicode.Scalar(UInt32.random(in: 0...0x10_FFFF, using: &generator)) ?? "\u{FFFD}"
    default: Unicode.Scalar(UInt8.random(in: 0x20...0x7E, using: &generator))
    }
  }
}

extension Array {
  fileprivate func random(using generator: inout SplitMix64) -> Element {
    self[Int.random(in: indices, using: &generator)]
  }
}
