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
    for action in Self.actions { #expect(try UserAction(parsing: action.description) == action) }

    let lines =
      Self.actions.map { "\($0)" }
      + (try Self.others.map { "\($0.literal) is \(try UserAction(parsing: $0))" })
      + unread.map { "\(UserAction.wait($0)) is not read" }
    assertSnapshot(of: lines.joined(separator: "\n"))
  }

  /// Any text can be typed, and what is read of a text that is almost an action is read again.
  @Test(arguments: 0..<4)
  func survivesMutations(seed: UInt64) throws {
    let hostile = Array(
      "\"\\\n\r\t\0 {}u#>0\u{1B}\u{301}\u{200D}\u{202E}\u{2028}\u{FEFF}\u{FE0F}\u{1F3FB}\u{D4E}ab7Z"
        .unicodeScalars)
    var random = SplitMix64(seed: seed)
    var parsed = 0

    for _ in 0..<Strength.share(of: 50_000) {
      var scalars = Array((random.pick(Self.actions)?.description ?? "").unicodeScalars)
      for _ in 0...random.below(3) {
        let place = random.below(scalars.count + 1)
        let end = min(scalars.count, place + random.below(3))
        scalars.replaceSubrange(place..<end, with: random.pick(hostile).map { [$0] } ?? [])
      }
      let text = String(String.UnicodeScalarView(scalars))
      let typing = UserAction.type(text, into: .init(text, occurrence: 1 + random.below(9)))
      #expect(try UserAction(parsing: typing.description) == typing, "\(text)")
      guard let action = try? UserAction(parsing: text) else { continue }
      parsed += 1
      #expect(try UserAction(parsing: action.description) == action)
    }

    #expect(parsed > Strength.share(of: 2_000))
  }
}
