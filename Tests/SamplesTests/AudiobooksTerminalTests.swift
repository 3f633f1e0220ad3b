import AudiobooksApp
import MediaApp
import TestSupport
import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction
import WireflowTerminal
import WireflowTesting

/// The audiobook shop on a terminal that is not there.
@MainActor
struct AudiobooksTerminalTests {
  /// How many events there are for each wireframe, which can be more by hand.
  private static let steps = WalkSteps.wanted ?? 50

  @Test(arguments: [WireframeVariant.tabBar, .hamburger, .split])
  func takesAnyEvents(on wireframe: WireframeVariant) {
    let walk = TerminalWalk(wireframe, seed: 23)
    // The whole log is read at each step.
    walk.controller.stage.log.limit = 200

    for step in 1...Self.steps {
      walk.takeStep()
      guard let fault = walk.fault else { continue }
      Issue.record("step \(step): \(fault)\n\(walk.picture.text)")
      return
    }

    #expect(walk.actionCount > min(20, Self.steps / 20))
  }

  @Test(arguments: [WireframeVariant.tabBar, .hamburger, .split])
  func drawsNothingThatIsBehindTheLogin(on wireframe: WireframeVariant) throws {
    let walk = TerminalWalk(wireframe, seed: 1)
    for line in """
    select "Profile"
    tap "Log in"
    type "Ada" into "Name"
    type sample "the right password" into "Password"
    tap "Log in"
    wait 500ms
    tap "Simulate expired session"
    tap "Settings"
    """.split(separator: "\n") {
      walk.controller.perform(try UserAction(parsing: String(line)))
    }
    #expect(walk.picture.text.contains("Playback speed"))

    walk.controller.perform(.wait(.seconds(2)))

    let text = walk.picture.text
    #expect(text.contains("Your session has expired"))
    for word in ["Profile", "Settings", "Playback", "Discover", "Bookshelf"] {
      #expect(!text.contains(word), "\(word):\n\(text)")
    }
  }

  @Test func showsItsFirstFrameInFewBytes() {
    let walk = TerminalWalk(.tabBar, seed: 1)

    let bytes = walk.picture.bytes(from: nil, theme: .dark)

    #expect((2000...10_000).contains(bytes.count), "\(bytes.count) bytes")
  }

  @Test func movesTheSelectionInFewBytes() {
    let walk = TerminalWalk(.tabBar, seed: 1)
    walk.controller.perform(.tap("Crime"))

    for _ in 0..<4 {
      let before = walk.picture
      walk.send(.key(.down))
      let bytes = walk.picture.bytes(from: before, theme: .dark)

      #expect((1...1500).contains(bytes.count), "\(bytes.count) bytes")
    }
  }

  @Test func writesNothingForAKeyWithoutEffect() {
    let walk = TerminalWalk(.tabBar, seed: 1)
    let before = walk.picture

    walk.send(.key(.escape))

    #expect(walk.picture.bytes(from: before, theme: .dark) == [])
  }

  @Test func logsASessionThatReplays() async {
    let walk = TerminalWalk(.tabBar, seed: 5)
    for _ in 0..<300 { walk.takeStep() }

    await expectReplay(of: walk.controller) {
      ApplicationController(audiobooksOn: $0, wireframe: $1)
    }
  }
}

/// Sends random events to the shop, and looks at the result of each.
@MainActor
private final class TerminalWalk {
  let controller: ApplicationController
  private let backend = TerminalBackend(size: TerminalSize(columns: 80, rows: 24))
  private var random: SplitMix64

  init(_ wireframe: WireframeVariant, seed: UInt64) {
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    controller = ApplicationController(
      audiobooksOn: stage, wireframe: wireframe.makeWireframe)
    random = SplitMix64(seed: seed)
    controller.finishLaunching()
  }

  var picture: CellGrid { backend.picture() }

  var actionCount: Int {
    controller.stage.log.entries.count { if case .action = $0 { true } else { false } }
  }

  func send(_ event: TerminalEvent) { _ = backend.handle(event) }

  func takeStep() {
    switch random.next() % 20 {
    case 0: controller.perform(.wait(.milliseconds(random.next() % 900)))
    case 1: send(.click(column: Int(random.next() % 80), row: Int(random.next() % 24)))
    case 2: send(.paste("sesame"))
    default: send(.key(key))
    }
  }

  private var key: TerminalKey {
    let keys: [TerminalKey] = [
      .down, .down, .down, .down, .up, .right, .left, .tab, .tab, .backTab, .enter, .enter, .enter,
      .enter, .escape, .pageDown, .end, .character("m"), .character("1"), .character("2"),
      .character("3"), .character("a"), .control("l"), .control("t"), .backspace,
    ]
    return keys[Int(random.next() % UInt64(keys.count))]
  }

  /// The rules for pictures and sessions: the terminal offers only possible actions.
  var fault: String? {
    let picture = picture
    for row in 0..<24 {
      let cells = picture[row: row]
      guard cells.reduce(0, { $0 + $1.width }) == 80 else { return "row \(row) is not 80 wide" }
      let scalars = cells.flatMap(\.character.unicodeScalars)
      guard !scalars.contains(where: { $0.properties.generalCategory == .control }) else {
        return "row \(row) has a control character"
      }
    }
    if case .refused(let refusal) = controller.stage.log.entries.last {
      return "refused: \(refusal)"
    }
    return nil
  }
}

/// Users who work with shortcuts.
@MainActor
struct KeyboardSessionTests {
  @Test(arguments: WireframeVariant.standard)
  func goesAboutTheAudiobooks(on wireframe: WireframeVariant) async {
    let app = await AppDriver.audiobooks(on: wireframe, after: "")

    app.press("2")
    app.press(",")
    app.press("w")
    app.press("3")
    app.press(",")
    app.press(.escape, [])
    app.press("1")
    app.press("f")
    app.tap("Crime")
    app.press("[")

    app.assertSnapshot()
    await app.finish()
  }

  @Test(arguments: WireframeVariant.standard)
  func writesAReviewOfAMovie(on wireframe: WireframeVariant) async {
    let app = AppDriver(
      on: wireframe, makeController: { ApplicationController(mediaOn: $0, wireframe: $1) })
    await app.run(
      script: """
        launch
        type "Evey" into "Name"
        type sample "the right password" into "Password"
        tap "Sign in"
        wait 500ms
        tap "V for Vendetta"
        """)

    app.press("d")
    app.press("n")
    app.type("Beautiful.", into: "Review")
    app.press(.return)
    app.press("[")
    app.press("3")
    app.press(",")
    app.press(.escape, [])

    app.assertSnapshot()
    await app.finish()
  }
}

/// A session with a screen reader: its elements and announcements.
@MainActor
struct SpokenSessionTests {
  @Test(arguments: WireframeVariant.standard)
  func aSearchAndAnOrderAreSpoken(on wireframe: WireframeVariant) async {
    let app = AppDriver(on: wireframe) {
      ApplicationController(audiobooksOn: $0, wireframe: $1)
    }
    app.skipLog()

    app.type("Agnes Moor", into: "Search")
    await app.advance(by: .milliseconds(300))
    app.type("no such book", into: "Search")
    await app.advance(by: .milliseconds(300))
    app.type("", into: "Search")
    app.tap("Crime")
    app.tap("Sort")
    app.perform(.choose("Price"))

    #expect(
      app.log.lines.filter { $0.hasPrefix("  announce") } == [
        #"  announce "4 books""#, #"  announce "No book matches.""#,
        #"  announce "Sorted by Price""#,
      ])
    app.skipLog()
    await app.finish()
  }

  @Test(
    arguments: [Sample.audiobooks, .fitness, .media, .movies],
    Strength.some(of: WireframeVariant.standard))
  func eachPlaceOfAScriptCanBeMadeOut(_ sample: Sample, on wireframe: WireframeVariant) async throws
  {
    for file in sample.scripts {
      let app = AppDriver(
        .off(showSkipped: false), on: wireframe, makeController: sample.makeController)
      for step in try file.script().steps where step.action != .launch {
        await app.run(script: "\(step.action)")
        app.expectAccessible()
      }
      await app.finish()
    }
  }
}
