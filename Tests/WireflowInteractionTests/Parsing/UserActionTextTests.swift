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

  @Test func printsLabels() {
    #expect(UserAction.Label("Buy").description == #""Buy""#)
    #expect(UserAction.Label("Buy", occurrence: 2).description == #""Buy" 2"#)
    #expect(UserAction.tap("Buy \(2)") == .tap(.init("Buy 2")))
  }

  @Test(arguments: [0, -1, .min])
  func countsOccurrencesFromOne(occurrence: Int) {
    #expect(UserAction.Label("Buy", occurrence: occurrence).occurrence == 1)
  }
}
