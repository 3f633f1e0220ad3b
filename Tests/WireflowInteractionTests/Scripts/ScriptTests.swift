import Testing
import Wireflow
import WireflowInteraction

@Suite struct ScriptTests {
  @Test func readsOneActionALine() throws {
    let script = try Script(
      parsing: """
        # Buys a book.
        launch
        \ttap "Crime"

          # An indented comment.
          tap "Buy" 2   # the second one
        open "app://books#top"\t#
        tap " # \\" # \\\\" # "in quotation marks"

        """,
      name: "buy.script")

    #expect(script.name == "buy.script")
    #expect(script.steps.map(\.line) == [2, 3, 6, 7, 8])
    #expect(
      script.steps.map(\.action) == [
        .launch, .tap("Crime"), .tap(.init("Buy", occurrence: 2)), .open("app://books#top"),
        .tap(" # \" # \\"),
      ])
  }

  @Test(arguments: [
    "launch\nback\n", "launch\r\nback\r\n", "\u{FEFF}launch\nback", "launch\nback\r",
    "launch # a\r\nback # b\r\n",
  ])
  func toleratesLineEndingsAndByteOrderMark(text: String) throws {
    let script = try Script(parsing: text, name: "")

    #expect(script.steps.map(\.line) == [1, 2])
    #expect(script.steps.map(\.action) == [.launch, .back])
  }

  @Test(arguments: ["", "\n", " \t\n\r\n", "# nothing", "\u{FEFF}"])
  func mayBeEmpty(text: String) throws {
    #expect(try Script(parsing: text, name: "").steps.isEmpty)
  }

  @Test func keepsSeparatorsOfUnicodeInStrings() throws {
    let script = try Script(parsing: "tap \"a\u{2028}b\u{301}\"\nback", name: "")

    #expect(script.steps.map(\.action) == [.tap("a\u{2028}b\u{301}"), .back])
  }

  @Test func readsAPresentationLog() throws {
    let script = try Script(
      parsing: """

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
      name: "session.log")

    #expect(script.steps.map(\.line) == [3, 6, 8, 13])
    #expect(
      script.steps.map(\.action) == [
        .launch, .tap("Log in"), .choose("OK"), .wait(.milliseconds(500)),
      ])
  }

  @Test func tellsAllThatIsWrong() {
    expectError(
      in: """
        launch
        tap Crime
        # tap Crime
          tap "Crime" two # three
        back
        wait 5
        tap "Crime"#1

        """,
      description: """
        buy.script:2:5: error: found "Crime", expected a label in quotation marks, such as "Buy"
        buy.script:4:15: error: found "two", expected of, a number or the end of the line
        buy.script:6:7: error: found the end of the line, expected a unit: ms, s or m
        buy.script:7:12: error: found "#1", expected a space
        """)
  }

  @Test func tellsAllThatIsWrongInALog() {
    expectError(
      in: """
        > tap Crime
          tap Crime
        tap Crime
        \u{202E}
        > adapt large
        >
        """,
      description: """
        buy.script:1:7: error: found "Crime", expected a label in quotation marks, such as "Buy"
        buy.script:3:1: error: found "tap", expected > or a space at the start of a log's line
        buy.script:4:1: error: found "\\u{202E}", expected > or a space at the start of a log's line
        buy.script:5:9: error: found "large", expected compact or regular
        buy.script:6:2: error: found the end of the line, expected one of launch, tap, type, submit, \
        toggle, choose, back, dismiss, select, next, previous, open, close, minimize, maximize, window, main, \
        wait, adapt, wireframe, background, foreground
        """)
  }

  @Test(arguments: ["launch\n> back", "back\u{301}", "\u{FEFF}\u{FEFF}back", "launch\rback"])
  func takesNothingElseForAnAction(text: String) {
    let error = #expect(throws: ScriptError.self) { try Script(parsing: text, name: "") }

    #expect(error?.issues.count == 1)
    #expect(error?.issues.first?.column == 1)
  }

  private func expectError(in text: String, description: String) {
    let error = #expect(throws: ScriptError.self) {
      try Script(parsing: text, name: "buy.script")
    }

    #expect(error?.name == "buy.script")
    #expect(error?.description == description)
  }
}
