import Testing
import Wireflow

@testable import WireflowTesting

@MainActor
struct ExpectEquivalentTests {
  private let everywhere = [WireframeVariant.tabBar, .hamburger, .split]

  @Test func pinsHowEachWireframeShowsTheSame() async throws {
    let script = try Script(
      parsing: "tap \"Show\"\nback\ntap \"Push\"\nselect \"Other\"\n", name: "show")

    await expectEquivalent(script, on: everywhere, makeController: DriverApp.makeController)
  }

  @Test func wireframeThatChangesWhatHappensFails() async throws {
    let script = try Script(parsing: "tap \"Push\"\n", name: "push")
    let lazy = WireframeVariant("lazy") { LazyWireframe(stage: $0) }
    let performances = [
      await Performance(of: script, on: .tabBar, DriverApp.makeController),
      await Performance(of: script, on: lazy, DriverApp.makeController),
    ]

    #expect(
      Performance.failures(of: performances, of: script) == [
        """
        What happens on lazy is not what happens on tab bar (1 line removed; first difference at \
        line 6).

          To fix: a wireframe may change how something is shown; find what lets it change more.

        --- tab bar
        +++ lazy
        @@ -3,4 +3,3 @@
           DriverScreen "Home" enters
           DriverScreen "Other" enters
         > tap "Push"
        -  DriverScreen "Page" enters
        """
      ])
  }

  @Test func refusedActionFailsWithItsWireframe() async throws {
    let script = try Script(parsing: "open menu\n", name: "menu")
    var performances: [Performance] = []
    for variant in everywhere {
      performances.append(await Performance(of: script, on: variant, DriverApp.makeController))
    }

    let failures = Performance.failures(of: performances, of: script)

    #expect(
      failures.map { $0.prefix { $0 != "\n" } }.sorted().first == """
        On split the script asks for what is not possible.
        """)
  }

  @Test func oneWireframeIsNoComparison() async throws {
    let script = try Script(parsing: "back\n", name: "back")
    let alone = await Performance(of: script, on: .tabBar, DriverApp.makeController)

    #expect(
      Performance.failures(of: [alone], of: script).map { $0.prefix { $0 != "\n" } } == [
        "The script back was played on 1 wireframes: nothing was compared."
      ])
  }

  @Test func logsOfDifferentActionsStandOneAfterTheOther() {
    let text = SideBySide([("a", ["> launch", "  x"]), ("b", ["> back"])]).text

    #expect(text == "a:\n> launch\n  x\nb:\n> back\n")
  }
}

/// A wireframe that commits no push.
private final class LazyWireframe: ApplicationWireframe {
  private static let container = WireframeContainer(
    name: "lazy", rootNavigation: .tabs, modalStyle: { $0 })

  let stage: Stage

  init(stage: Stage) {
    self.stage = stage
  }

  func perform(_ request: NavigationRequest) -> RequestOutcome {
    switch request {
    case .push: .committed
    case .install(let screens, _):
      stage.commit(.install(screens, in: Self.container))
    default: stage.commit(request)
    }
  }
}
