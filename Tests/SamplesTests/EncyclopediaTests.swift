import EncyclopediaApp
import Testing
import Wireflow
import WireflowTesting

/// Links into the encyclopedia, which wait for the launch, the onboarding, a login and a draft.
@MainActor
struct EncyclopediaLinkTests {
  private let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())

  private func makeApp() -> ApplicationController {
    ApplicationController(encyclopediaOn: stage) { TabBarWireframe(stage: $0) }
  }

  @Test func waitsForTheLaunchAndTheOnboarding() {
    let app = makeApp()
    app.perform(.open("https://en.encyclopedia.example/wiki/Cedar"))
    app.finishLaunching()
    #expect(stage.frontScreen?.title == "Welcome")

    app.perform(.tap("Skip"))

    #expect(stage.frontScreen?.title == "Cedar")
  }

  @Test func followsTheLatestOfSeveralLinks() {
    let app = makeApp()
    app.perform(.open("encyclopedia://talk/Amber"))
    app.perform(.open("encyclopedia://history"))
    app.finishLaunching()

    app.perform(.tap("Skip"))

    #expect(stage.frontScreen?.title == "History")
  }

  @Test(arguments: [
    "encyclopedia://nowhere", "encyclopedia://wiki/Nothing", "encyclopedia://history/of/amber",
    "other://history", "https://other.example/wiki/Amber",
  ])
  func refusesALinkThatLeadsNowhere(_ url: String) {
    let app = makeApp()
    app.finishLaunching()
    app.perform(.tap("Skip"))
    let before = stage.log.text

    let outcome = app.perform(.open(url))

    #expect(outcome != .performed)
    #expect(stage.log.text.hasPrefix(before))
    #expect(stage.frontScreen?.title == "Explore")
  }

  @Test func forgetsTheWatchlistWhenTheReaderDeclinesTheLogin() {
    let app = makeApp()
    app.finishLaunching()
    app.perform(.tap("Skip"))
    app.perform(.open("encyclopedia://watchlist"))
    app.perform(.dismiss)
    app.perform(.tap("Profile"))
    app.perform(.tap("Log in"))
    app.perform(.type("Ada", into: "Name"))
    app.perform(.typeSample("the right password", into: "Password"))

    app.perform(.tap("Log in"))

    #expect(stage.frontScreen?.title == "Profile")
  }

  @Test func keepsTheDraftThatALinkWouldDiscard() {
    let app = makeApp()
    app.finishLaunching()
    app.perform(.tap("Skip"))
    app.perform(.tap("Featured article"))
    app.perform(.tap("Edit"))
    app.perform(.choose("Edit anonymously"))
    app.perform(.typeSample("a better text", into: "Text"))

    app.perform(.open("encyclopedia://history"))
    app.perform(.choose("Keep"))

    #expect(stage.frontScreen?.title == "Edit Introduction")
    #expect(stage.selectedRoot?.title == "Explore")
  }
}
