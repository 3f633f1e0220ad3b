import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// The text of each kind of action, which is parsed again to the same.
struct UserActionTextTests {
  private static let actions: [UserAction] = [
    .launch, .tap("Crime"), .tap(.init("Buy", occurrence: 2)), .type("secret", into: "Password"),
    .typeSample("right", into: "Password"), .typeSample("", into: .init("Name", occurrence: 2)),
    .type("sample", into: "into"), .type("", into: .init("Name", occurrence: 3)),
    .toggle("Remember me"), .choose("OK"), .choose("Large", in: "Text size"),
    .choose("A", in: .init("B", occurrence: 1)), .back, .backTo("Discover"),
    .backTo(.init("A", occurrence: 2), in: "B"), .backTo("A", in: .init("B", occurrence: 3)),
    .backIn("Discover"), .backIn(.init("Discover", occurrence: 2)), .dismiss, .select("Profile"),
    .select("Profile", in: "Discover"), .submit("Search"), .wireframe("drawer"),
    .wireframe("tab bar"), .openDrawer, .closeDrawer, .next, .previous, .minimize, .maximize,
    .closeNotice, .wait(.milliseconds(500)), .wait(.zero), .wait(.seconds(2)),
    .wait(.microseconds(250)),
    .wait(.milliseconds(1) + Duration(secondsComponent: 0, attosecondsComponent: 1)),
    .wait(Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999)),
    .window("mail://1"), .window(nil), .closeWindow, .adapt(.compact), .adapt(.regular),
    .background, .foreground, .open("app://books/7?q=a%20b#top"),
  ]

  /// Texts that differ from what an action prints.
  private static let others = [
    " \t launch\t ", "tap  \"Crime\"\t2 ", #"tap "Buy" 0002"#, "tap \"a\tb\"",
    #"tap "\u{41}\u{000000e9}\u{1F600}""#, #"tap "\"\\\n\r\t\0""#, "open  \t drawer", "wait 2s",
    "wait 1.5s", "wait 3m", "wait 0.25m", "wait 007.5000000000000000000000ms",
    "wait 0.000000000000000001s", "wait 0.0000000000000000001m", "wait 9223372036854775807s",
    "wait 153722867280912930m",
  ]

  @Test func printsAndParses() throws {
    let century = Duration.seconds(Int64.max)
    let unread: [Duration] = [
      .milliseconds(-5), .nanoseconds(-1), century + century, .zero - century * 9,
    ]
    for action in Self.actions {
      #expect(try UserAction(parsing: action.description) == action)
    }

    let lines =
      Self.actions.map { "\($0)" }
      + (try Self.others.map { "\($0.literal) is \(try UserAction(parsing: $0))" })
      + unread.map { "\(UserAction.wait($0)) is not read" }
    assertSnapshot(of: lines.joined(separator: "\n"))
  }

  @Test(arguments: 0..<4)
  func keepsRandomActionsAndSurvivesMutations(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var parsed = 0

    for _ in 0..<Strength.share(of: 50_000) {
      let action = UserAction.random(using: &generator)
      let text = action.description
      #expect(try UserAction(parsing: text) == action, "\(text)")
      var scalars = Array(text.unicodeScalars)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        scalars.mutate(using: &generator)
      }
      let mutated = String(String.UnicodeScalarView(scalars))
      guard let action = try? UserAction(parsing: mutated) else { continue }
      parsed += 1
      #expect(try UserAction(parsing: action.description) == action)
    }

    #expect(parsed > Strength.share(of: 4_000))
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
