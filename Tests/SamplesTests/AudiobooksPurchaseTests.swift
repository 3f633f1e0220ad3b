import AudiobooksApp
import Testing
import Wireflow
import WireflowTesting

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

    app.expectLog(
      matches: """
        > tap "Log in to buy"
          start LoginFlowCoordinator
          present LoginScreen "Log in" over ProductDetailsScreen "The Lamplighter's Debt" as \
        sheet, dismiss button Done
        > dismiss
          dismiss LoginScreen "Log in"
          cancel LoginFlowCoordinator
        > wait 500ms
        """)
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

    app.expectLog(
      matches: """
        > wait 2000ms
          start LoginFlowCoordinator
          close alert "Buy Seven Umbrellas?"
          + present LoginScreen "Log in" as wall, no dismiss button
        > type sample "the right password" into "Password"
        > tap "Log in"
        > wait 500ms
          dismiss LoginScreen "Log in"
          finish LoginFlowCoordinator
          alert "Buy Seven Umbrellas?": "It costs 3.99." [Buy, Cancel]
        > choose "Buy"
          close alert "Buy Seven Umbrellas?"
        """)
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

  @Test func droppedAppLeavesNothing() async {
    await expectNoLeaks { tracker in
      let app = AppDriver(.off(showSkipped: false)) { stage, wireframe in
        tracker.track(ApplicationController(audiobooksOn: stage, wireframe: wireframe))
      }
      await app.run(script: Self.toABook + "tap \"Log in to buy\"\n" + Self.asAda)
      tracker.track(app.stage)
      for screen in app.stage.visibleScreens { tracker.track(screen, screen.title) }
      await app.finish()
    }
  }
}
