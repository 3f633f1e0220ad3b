import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Runs the apps of the core's articles, and compares their logs with the articles.
@MainActor
struct ArticlesTests {
  @Test func describesAScreen() async throws {
    let log = try await log(
      of: """
        launch
        tap "Reserve"
        type "Ada" into "Name"
        choose "2 hours" in "Length"
        toggle "Floodlight"
        tap "Court 2"
        tap "Reserve"
        """
    ) { CourtsFlowCoordinator(wireframe: $0) }

    try check("DescribingAScreen", shows: [log])
  }

  @Test func playsAStation() async throws {
    let script = """
      launch
      tap "Jazz"
      maximize
      back
      tap "News"
      tap "Stop"
      """
    let phone = try await log(of: script) { RadioFlowCoordinator(wireframe: $0) }
    let tablet = try await log(of: script, on: .split) { RadioFlowCoordinator(wireframe: $0) }

    try check("Players", shows: [phone, tablet])
  }

  @Test func worksWhileTheScreenIsThere() async throws {
    let reads = try await log(
      of: """
        launch
        tap "Oslo"
        wait 2s
        wait 28s
        choose "OK"
        back
        tap "Oslo"
        back
        wait 2s
        """
    ) { WeatherFlowCoordinator(wireframe: $0) }

    let listens = try await log(of: "launch\ntap \"Storms\"\nwait 5s\nchoose \"OK\"\nback") {
      WeatherFlowCoordinator(wireframe: $0)
    }

    try check("WorkOfAFlow", shows: [reads, listens])
  }

  @Test func presentsAndShows() async throws {
    let filter = "launch\ntap \"Filter\"\nback"
    let phone = try await log(of: filter) { LendingFlowCoordinator(wireframe: $0) }
    let tablet = try await log(of: filter, on: .split) { LendingFlowCoordinator(wireframe: $0) }
    let returning = try await log(
      of: "launch\ntap \"Return a book\"\ndismiss\ntap \"Done\""
    ) { LendingFlowCoordinator(wireframe: $0) }
    let columns = try await log(
      of: "launch\ntap \"Emma\"\ntap \"Persuasion\"", on: .split
    ) { LendingFlowCoordinator(wireframe: $0) }

    try check("ModalsAndColumns", shows: [phone, tablet, returning, columns])
  }

  @Test func adapts() async throws {
    let turned = try await log(
      of: "launch\ntap \"Emma\"\nadapt regular\nadapt compact",
      on: .init("adaptive") { AdaptiveWireframe(stage: $0) }
    ) { LendingFlowCoordinator(wireframe: $0) }
    let switched = try await log(
      of: "launch\nwireframe drawer\nopen drawer",
      on: .init("switch") { makeChoosableWireframe(on: $0) }
    ) { LendingFlowCoordinator(wireframe: $0) }

    try check("AdaptingAnApp", shows: [turned, switched])
  }

  @Test func showsErrors() async throws {
    let log = try await log(
      of: """
        launch
        tap "Pay"
        wait 1s
        choose "OK"
        tap "Send the receipt"
        choose "Try again"
        """
    ) { CheckoutFlowCoordinator(wireframe: $0) }

    try check("ShowingErrors", shows: [log])
  }

  private func log(
    of script: String, on variant: WireframeVariant = .tabBar,
    mainFlow: (any ApplicationWireframe) -> any MainFlowCoordinator
  ) async throws -> String {
    let wireframe = variant.makeWireframe(
      Stage(backend: TextRecorder(), scheduler: ManualScheduler()))
    let app = ApplicationController(wireframe: wireframe, mainFlow: mainFlow(wireframe))
    _ = await app.play(try Script(parsing: script, name: "article"))
    return app.stage.log.text
  }

  private func check(_ article: String, shows logs: [String]) throws {
    let page = try Page("Sources/Wireflow/Wireflow.docc/\(article).md")
    let missing = page.output(missingIn: logs)

    let logs = logs.joined(separator: "\n")
    #expect(missing == [], "\(missing.joined(separator: "\n\n"))\n\n\(logs)")
    #expect(!page.output.isEmpty)
  }
}
