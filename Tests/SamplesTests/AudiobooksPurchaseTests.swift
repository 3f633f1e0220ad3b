import Testing
import Wireflow

/// How the sample's purchase goes on, or not, after what comes between.
@MainActor
struct AudiobooksPurchaseTests {
  private let app = HeadlessAudiobooks()

  /// Leads to a book of the shop with nobody logged in.
  private static let toABook = """
    launch
    tap "Crime"
    tap "The Lamplighter's Debt"
    """

  /// Fills in the login and confirms it.
  private static let asAda = """
    type "Ada" into "Name"
    type "the right password" into "Password"
    tap "Log in"
    """

  @Test func declinedLoginBuysNothing() throws {
    try app.play(Self.toABook)

    let log = try app.play(
      """
      tap "Log in to buy"
      dismiss
      wait 500ms
      """)

    #expect(
      log == """
        > tap "Log in to buy"
          start LoginFlowCoordinator
          present LoginScreen "Log in" over ProductDetailsScreen "The Lamplighter's Debt" as \
        sheet, dismiss button Done
        > dismiss
          dismiss LoginScreen "Log in"
          cancel LoginFlowCoordinator
        > wait 500ms
        """)
    #expect(app.controller.stage.possibleActions.contains(.tap("Log in to buy")))
  }

  @Test func loginThatIsClosedBeforeItGoesAwayCounts() throws {
    try app.play(Self.toABook)
    try app.play("tap \"Log in to buy\"\n" + Self.asAda)

    let log = try app.play(
      """
      wait 499ms
      dismiss
      wait 1ms
      """)

    #expect(
      log == """
        > wait 499ms
        > dismiss
          dismiss LoginScreen "Log in"
        > wait 1ms
          finish LoginFlowCoordinator
          alert "Buy The Lamplighter's Debt?": "It costs 9.99." [Buy, Cancel]
        """)
  }

  @Test func ownedBookIsNotOfferedAgainAfterALogin() throws {
    try app.play(Self.toABook)
    try app.play("tap \"Log in to buy\"\n" + Self.asAda + "\nwait 500ms\nchoose \"Buy\"")
    try app.play(
      """
      select "Profile"
      tap "Log out"
      choose "Log out"
      select "Discover"
      tap "Crime"
      tap "The Lamplighter's Debt"
      tap "Log in to buy"
      type "the right password" into "Password"
      tap "Log in"
      """)

    let log = try app.play("wait 500ms")

    #expect(
      log == """
        > wait 500ms
          dismiss LoginScreen "Log in"
          finish LoginFlowCoordinator
        """)
  }

  @Test func expiredSessionFailsThePurchaseAndAsksForTheLogin() throws {
    try app.play("launch\nselect \"Profile\"\ntap \"Log in\"\n" + Self.asAda + "\nwait 500ms")
    try app.play(
      """
      tap "Simulate expired session"
      select "Discover"
      tap "Children"
      tap "Seven Umbrellas"
      tap "Buy for 3.99"
      """)

    let log = try app.play(
      """
      wait 2s
      choose "Buy"
      choose "OK"
      """)

    #expect(
      log == """
        > wait 2000ms
          start LoginFlowCoordinator
        > choose "Buy"
          close alert "Buy Seven Umbrellas?"
          present LoginScreen "Log in" over ProductDetailsScreen "Seven Umbrellas" as sheet, \
        dismiss button Done
          alert "Not bought": "Log in and try again." [OK]
        > choose "OK"
          close alert "Not bought"
        """)
  }

  @Test func questionIsClosedUnansweredWhenTheReaderLeaves() throws {
    try app.play(Self.toABook)
    try app.play("tap \"Log in to buy\"\n" + Self.asAda + "\nwait 500ms")

    let log = try app.play(
      """
      background
      foreground
      """)

    #expect(
      log == """
        > background
          close alert "Buy The Lamplighter's Debt?"
        > foreground
        """)
    #expect(app.controller.stage.possibleActions.contains(.tap("Buy for 9.99")))
  }

  @Test func droppedAppLeavesNothing() throws {
    weak var controller: ApplicationController?
    weak var stage: Stage?
    weak var screen: (any Screen)?
    do {
      let app = HeadlessAudiobooks()
      try app.play(Self.toABook + "\ntap \"Log in to buy\"\n" + Self.asAda)
      controller = app.controller
      stage = app.controller.stage
      screen = app.controller.stage.visibleScreens.first
      #expect(screen != nil)
    }

    #expect(controller == nil)
    #expect(stage == nil)
    #expect(screen == nil)
  }
}
