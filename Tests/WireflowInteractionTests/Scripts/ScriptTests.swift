import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@Suite struct ScriptTests {
  /// A script with comments, a log, several ends of lines, byte order marks and empty scripts.
  @Test func readsScriptsAndLogs() throws {
    let texts = [
      """
      # Buys a book.
      launch
      \ttap "Crime"

        # An indented comment.
        tap "Buy" 2   # the second one
      open "app://books#top"\t#
      tap " # \\" # \\\\" # "in quotation marks"

      """,
      """

      # Recorded by the sample.
      > launch
        start ApplicationFlowCoordinator
        install tab bar: Discover, Bookshelf, Profile
      > tap "Log in"   # wrong
        alert "Wrong \\"password": "Try again." [OK]
      > choose "OK"
      \tclose alert "Wrong password"
      > (app)
        ignored push ProductListScreen "Drama": DiscoverScreen "Discover" is covered

      >wait 500ms
      """,
      "launch\nback\n", "launch\r\nback\r\n", "\u{FEFF}launch\nback", "launch\nback\r",
      "launch # a\r\nback # b\r\n", "", "\n", " \t\n\r\n", "# nothing", "\u{FEFF}",
      "tap \"a\u{2028}b\u{301}\"\nback",
    ]
    let read = try texts.map { text in
      let steps = try Script(parsing: text, name: "").steps
      return text.literal + "\n" + steps.map { "  \($0.line): \($0.action)\n" }.joined()
    }

    assertSnapshot(of: read.joined())
  }

  @Test func tellsAllThatIsWrong() {
    let texts = [
      """
      launch
      tap Crime
      # tap Crime
        tap "Crime" two # three
      back
      wait 5
      tap "Crime"#1

      """,
      """
      > tap Crime
        tap Crime
      tap Crime
      \u{202E}
      > adapt large
      >
      """, "launch\n> back", "back\u{301}", "\u{FEFF}\u{FEFF}back", "launch\rback",
    ]
    let errors = texts.map { text in
      let error = #expect(throws: ScriptError.self) {
        try Script(parsing: text, name: "buy.script")
      }
      return error?.description ?? ""
    }

    assertSnapshot(of: errors.joined(separator: "\n\n"))
  }
}

/// Scripts that are played on an app.
@MainActor
struct PlayTests {
  private let rig = FlowRig()

  @Test func waitsForTasksAndFlowsBetweenActions() async throws {
    logIn(in: rig.main, after: nil)
    #expect(try await rig.controller.play(script("tap \"Log in\"\nback\n")) == [])
    // A wait stops wherever something is due.
    logIn(in: rig.main, after: .milliseconds(200))
    try await rig.controller.play(script("tap \"Log in\"\nwait 1s\nback\n"))
    rig.main.root.rows = [
      (
        "Run",
        rig.main.wire(rig.main.root) { flow, root in
          flow.task { flow in
            let outcome = await flow.run(ChildFlow(flow.wireframe), from: root)
            flow.wireframe.push(PageScreen(outcome.words), from: root)
          }
        }
      )
    ]
    try await rig.controller.play(script("tap \"Run\"\nback\nback\n"))

    assertSnapshot(of: rig.newLog())
  }

  @Test func aLogIsAScriptWithTheTimesThatMatter() async {
    logIn(in: rig.main, after: .milliseconds(700))
    rig.stage.perform(.tap("Log in"))
    await rig.scheduler.advance(by: .microseconds(300_400))
    rig.stage.perform(.select("Other"))
    await rig.scheduler.advance(by: .milliseconds(450))
    rig.stage.perform(.select("Root"))
    rig.stage.perform(.back)

    #expect(
      rig.stage.log.script
        == "launch\ntap \"Log in\"\nwait 300ms\nselect \"Other\"\nwait 400ms\nselect \"Root\"\nback\n"
    )
    rig.stage.log.limit = 1
    rig.stage.perform(.select("Other"))
    #expect(
      rig.stage.log.script == "# The beginning is missing: the log keeps only its last lines.\n")
  }

  @Test func tellsWhatWasRefusedAndGoesOn() async throws {
    let refusals = try await rig.controller.play(script("launch\n\ntap \"Nowhere\"\nback\n"))

    #expect(
      refusals.map(\.description) == [
        """
        test.txt:3: tap "Nowhere": no element "Nowhere" is on screen; possible: \
        select "Root", select "Other"
        """,
        """
        test.txt:4: back: this is the root; possible: select "Root", select "Other"
        """,
      ])
  }

  @Test(arguments: ["select \"Other\"\n", "open \"app://other\"\nlaunch\n"])
  func launchesUnlessTheScriptDoes(text: String) async throws {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    let controller = ApplicationController(wireframe: wireframe, mainFlow: MainFlow(wireframe))
    controller.onOpen = { $0 == "app://other" }

    #expect(try await controller.play(script(text)) == [])
    assertSnapshot(of: stage.log, named: text.contains("launch") ? "launches" : "does not")
  }

  private func script(_ text: String) throws -> Script {
    try Script(parsing: text, name: "test.txt")
  }

  private func logIn(in main: MainFlow, after delay: Duration?) {
    main.root.rows = [
      (
        "Log in",
        main.wire(main.root) { flow, root in
          flow.task { flow in
            if let delay { try? await flow.wireframe.sleep(for: delay) }
            flow.wireframe.push(PageScreen("Home"), from: root)
          }
        }
      )
    ]
  }
}
