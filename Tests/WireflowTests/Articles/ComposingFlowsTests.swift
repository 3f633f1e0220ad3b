import Foundation
import Testing
import Wireflow

/// Runs the code of the articles about flows, guards and transactions, and checks their logs.
@MainActor
struct ComposingFlowsTests {
  private var article: String {
    get throws { try articles("ComposingFlows", "Guards", "TransactionsAndRootItems") }
  }
  private let restaurant: ApplicationController
  private let stage: Stage

  init() {
    stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    restaurant = ApplicationController(
      wireframe: wireframe, mainFlow: RestaurantFlowCoordinator(wireframe: wireframe))
    restaurant.finishLaunching()
  }

  @Test func deliversAnOutcome() throws {
    perform(.tap("Reserve"), .tap("Garden"), .choose("OK"), .tap("Reserve"), .back)

    try expectInArticle(stage.log.text)
  }

  @Test func startsInFrontOfEverything() throws {
    let main = try #require(restaurant.mainFlow as? RestaurantFlowCoordinator)
    main.answerCall()

    perform(.tap("Window"))

    #expect(stage.shownAlert?.title == "Window is reserved")
  }

  @Test func comesBackToAStep() throws {
    let main = try #require(restaurant.mainFlow as? RestaurantFlowCoordinator)
    main.start(PartyFlowCoordinator(wireframe: main.wireframe), from: stage.rootScreens[0])

    perform(.tap("Window"), .back, .tap("Garden"), .tap("Buffet"))

    try expectInArticle(log(from: "> tap \"Window\""))
  }

  @Test func awaitsOneOutcomeAfterTheOther() async throws {
    perform(.tap("Reserve twice"))
    await until { stage.visibleScreens.first?.title == "Tables" }
    let first = stage.visibleScreens.first
    perform(.tap("Garden"))
    await until {
      stage.visibleScreens.first?.title == "Tables" && stage.visibleScreens[0] !== first
    }
    perform(.tap("Window"))
    await until { stage.shownAlert != nil }

    #expect(stage.shownAlert?.title == "Garden, then Window")
    try expectInArticle(log(from: "> tap \"Reserve twice\""))
  }

  @Test func waitsBeforeItShowsSomething() async throws {
    let (answers, answer) = AsyncStream.makeStream(of: [String].self)
    let flow = FreeTablesFlowCoordinator(wireframe: restaurant.wireframe) {
      for await tables in answers { return tables }
      return []
    }
    let main = try #require(restaurant.mainFlow as? RestaurantFlowCoordinator)
    main.start(flow, from: stage.rootScreens[0])

    answer.yield(["Terrace"])
    await until { stage.visibleScreens.first?.title == "Free tables" }
    perform(.tap("Terrace"))

    #expect(stage.log.lines.last == "  finish FreeTablesFlowCoordinator")
  }

  @Test func asksBeforeAWishIsLost() throws {
    let main = try #require(restaurant.mainFlow as? RestaurantFlowCoordinator)
    main.start(WishFlowCoordinator(wireframe: main.wireframe), from: stage.rootScreens[0])

    perform(.type("No onions", into: "Wish"), .back, .choose("Keep"), .back, .choose("Discard"))

    try expectInArticle(log(from: "> type \"No onions\" into \"Wish\""))
  }

  @Test func endsFromTheInsideOut() throws {
    let main = try #require(restaurant.mainFlow as? RestaurantFlowCoordinator)
    main.start(GuestFlowCoordinator(wireframe: main.wireframe), from: stage.rootScreens[0]) {
      main, _ in
      main.wireframe.presentAlert(.init(title: "Goodbye"), from: main.wireframe.rootScreens[0])
    }
    perform(.tap("New wish"))
    main.wireframe.install(rootItems: [MenuScreen("Restaurant")])

    try expectInArticle(log(from: "> tap \"New wish\""))
  }

  private func perform(_ actions: UserAction...) {
    for action in actions { #expect(restaurant.perform(action) == .performed) }
  }

  private func log(from line: String) -> String {
    let lines = stage.log.lines.drop { $0 != line }
    return lines.map { "\($0)\n" }.joined()
  }

  private func expectInArticle(
    _ log: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(
      try article.contains("```\n\(log)```"), "\(log)", sourceLocation: sourceLocation)
  }

  private func until(_ isSo: () -> Bool) async {
    while !isSo() { await Task.yield() }
  }
}
