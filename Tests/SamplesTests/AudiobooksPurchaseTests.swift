import AudiobooksApp
import TestSupport
import Testing
import Wireflow
import WireflowTesting

extension AppDriver {
  /// Creates the audiobooks app after a script that the test is not about.
  static func audiobooks(
    _ exhaustivity: Exhaustivity = .on, on wireframe: WireframeVariant = .tabBar,
    after script: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async -> AppDriver {
    let app = AppDriver(
      exhaustivity, on: wireframe, fileID: fileID, filePath: filePath, line: line, column: column,
      makeController: { ApplicationController(audiobooksOn: $0, wireframe: $1) })
    await app.run(script: script, fileID: fileID, filePath: filePath, line: line, column: column)
    app.skipLog()
    return app
  }
}

/// Interruptions of the sample's purchase.
@MainActor
struct AudiobooksPurchaseTests {
  /// Leads to a book of the shop with nobody logged in.
  private static let toABook = """
    tap "Crime"
    tap "The Lamplighter's Debt"

    """

  /// Fills in the login and confirms it.
  private static let asAda = """
    type "Ada" into "Name"
    type sample "the right password" into "Password"
    tap "Log in"

    """

  @Test func declinedLoginBuysNothing() async {
    let app = await AppDriver.audiobooks(after: Self.toABook)

    app.tap("Log in to buy")
    app.perform(.dismiss)
    await app.advance(by: .milliseconds(500))

    app.assertSnapshot()
    #expect(app.stage.possibleActions.contains(.tap("Log in to buy")))
    await app.finish()
  }

  @Test func loginThatIsClosedBeforeItGoesAwayIsCancelled() async {
    let app = await AppDriver.audiobooks(
      after: Self.toABook + "tap \"Log in to buy\"\n" + Self.asAda)

    await app.advance(by: .milliseconds(499))
    app.perform(.dismiss)
    await app.advance(by: .milliseconds(1))

    app.expectLog(
      matches: """
        > wait 499ms
        > dismiss
          dismiss LoginScreen "Log in"
          cancel LoginFlowCoordinator
        > wait 1ms
        """)
    #expect(app.stage.possibleActions.contains(.tap("Log in to buy")))
    await app.finish()
  }

  @Test func ownedBookIsNotOfferedAgainAfterALogin() async {
    let app = await AppDriver.audiobooks(
      after: Self.toABook + "tap \"Log in to buy\"\n" + Self.asAda + """
        wait 500ms
        choose "Buy"
        select "Profile"
        tap "Log out"
        choose "Log out"
        select "Discover"
        tap "Crime"
        tap "The Lamplighter's Debt"
        tap "Log in to buy"
        type sample "the right password" into "Password"
        tap "Log in"
        """)

    await app.advance(by: .milliseconds(500))

    app.expectLog(
      matches: """
        > wait 500ms
          dismiss LoginScreen "Log in"
          finish LoginFlowCoordinator
        """)
    await app.finish()
  }

  @Test func expiredSessionKeepsTheQuestionForAfterTheLogin() async {
    let app = await AppDriver.audiobooks(
      after: "select \"Profile\"\ntap \"Log in\"\n" + Self.asAda + """
        wait 500ms
        tap "Simulate expired session"
        select "Discover"
        tap "Children"
        tap "Seven Umbrellas"
        tap "Buy"
        """)

    await app.advance(by: .seconds(2))
    app.typeSample("the right password", into: "Password")
    app.tap("Log in")
    await app.advance(by: .milliseconds(500))
    app.choose("Buy")

    app.assertSnapshot()
    await app.finish()
  }

  @Test func questionStaysWhenTheReaderLeaves() async {
    let app = await AppDriver.audiobooks(
      after: Self.toABook + "tap \"Log in to buy\"\n" + Self.asAda + "wait 500ms")

    app.perform(.background)
    app.perform(.foreground)

    app.expectLog(
      matches: """
        > background
        > foreground
        """)
    app.perform(.choose("Cancel"))
    app.expectLog(
      matches: """
        > choose "Cancel"
          close alert "Buy The Lamplighter's Debt?"
        """)
    #expect(app.stage.possibleActions.contains(.tap("Buy")))
    await app.finish()
  }
}

/// A search of the sample, which follows the typed text.
@MainActor
struct AudiobooksSearchTests {
  @Test func newSearchCancelsTheOneBefore() async {
    let app = await AppDriver.audiobooks(after: "")

    app.type("bear", into: "Search")
    await app.advance(by: .milliseconds(200))
    app.type("Agnes Moor", into: "Search")
    await app.advance(by: .milliseconds(200))
    let early = app.stage.possibleActions
    await app.advance(by: .milliseconds(100))
    let found = app.stage.possibleActions
    app.tap("The Salt Road")

    #expect((early + found).allSatisfy { $0 != .tap("The Bear Who Fixed Radios") })
    #expect(!early.contains(.tap("The Salt Road")))
    app.assertSnapshot()
    await app.finish()
  }

  @Test func searchGoesOnWhileTheReaderLooksElsewhere() async {
    let app = await AppDriver.audiobooks(after: "")

    app.type("bear", into: "Search")
    app.select("Bookshelf")
    await app.advance(by: .milliseconds(300))
    app.select("Discover")
    app.tap("The Bear Who Fixed Radios")

    app.assertSnapshot()
    await app.finish()
  }
}

/// How the sample follows the session of its reader.
@MainActor
struct AudiobooksSessionTests {
  @Test func someoneElseStartsOver() async {
    let app = await AppDriver.audiobooks(
      after: """
        select "Profile"
        tap "Log in"
        type "Ada" into "Name"
        type sample "the right password" into "Password"
        tap "Log in"
        wait 500ms
        tap "Simulate expired session"
        tap "Settings"
        wait 2s
        type "Grace" into "Name"
        type sample "the right password" into "Password"
        tap "Log in"
        """)

    await app.advance(by: .milliseconds(500))

    app.expectLog(
      matches: """
        > wait 500ms
          dismiss SettingsScreen "Settings"
          dismiss LoginScreen "Log in"
          finish LoginFlowCoordinator
        """)
    await app.finish()
  }

  @Test func passwordIsNeverLogged() async {
    let app = await AppDriver.audiobooks(after: "select \"Profile\"\ntap \"Log in\"")

    app.type("sesame", into: "Password")
    app.type("swordfish", into: "Password")

    app.expectLog(
      matches: """
        > type sample "the right password" into "Password"
        > type sample "(not a sample)" into "Password"
        """)
    await app.finish()
  }
}
