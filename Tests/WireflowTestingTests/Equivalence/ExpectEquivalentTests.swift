import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowTesting

@MainActor
struct ExpectEquivalentTests {
  @Test func pinsHowEachWireframeShowsTheSame() async throws {
    let script = try Script(
      parsing: "tap \"Show\"\nback\ntap \"Push\"\nselect \"Other\"\n", name: "show")

    await expectEquivalent(
      script, on: WireframeVariant.standard, makeController: DriverApp.makeController)
  }

  @Test func tellsWhatHappensAndNotHow() async throws {
    let script = try Script(
      parsing: "tap \"Ask\"\nchoose \"No\"\ntap \"Show\"\nback\n", name: "ask and show")

    let performance = await Performance(of: script, on: .split, DriverApp.makeController)

    #expect(
      performance.what == """
        > launch
          start DriverMainFlow
          DriverScreen "Home" enters
          DriverScreen "Other" enters
        > tap "Ask"
          asks Sure?: ["Yes", "No"]
        > choose "No"
          close alert "Sure?"
        > tap "Show"
          DriverScreen "Page" enters
        > back
          DriverScreen "Page" leaves

        """)
  }

  @Test func wireframeThatChangesWhatHappensFails() async throws {
    let script = try Script(parsing: "tap \"Push\"\n", name: "push")
    let lazy = WireframeVariant("lazy") { PolicyWireframe(stage: $0, policy: LazyPolicy()) }
    let performances = [
      await Performance(of: script, on: .tabBar, DriverApp.makeController),
      await Performance(of: script, on: lazy, DriverApp.makeController),
    ]

    #expect(
      Performance.failures(of: performances, of: script) == [
        """
        What happens on lazy is not what happens on tab-bar (1 line removed, 1 added; first \
        difference at line 6).

          To fix: a wireframe may change how something is shown; find the request that it changes further.

        --- tab-bar
        +++ lazy
        @@ -3,4 +3,4 @@
           DriverScreen "Home" enters
           DriverScreen "Other" enters
         > tap "Push"
        -  DriverScreen "Page" enters
        +  ignored push DriverScreen "Page": lazy
        """
      ])
  }

  @Test func wireframeThatSelectsNothingFails() async throws {
    let script = try Script(parsing: "select \"Other\"\n", name: "select")
    let lazy = WireframeVariant("lazy") { PolicyWireframe(stage: $0, policy: LazyPolicy()) }
    let performances = [
      await Performance(of: script, on: .tabBar, DriverApp.makeController),
      await Performance(of: script, on: lazy, DriverApp.makeController),
    ]

    let failures = Performance.failures(of: performances, of: script)

    #expect(failures.count == 1)
    #expect(failures.first?.hasSuffix("\n-  select Other\n+  ignored select Other: lazy") == true)
  }

  @Test func appThatIgnoresItsWireframeFails() async throws {
    let script = try Script(parsing: "tap \"Push\"\n", name: "push")
    var performances: [Performance] = []
    for variant in [WireframeVariant.tabBar, .split] {
      performances.append(
        await Performance(of: script, on: variant) { _, _ in
          let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
          return DriverApp.makeController(stage) { TabBarWireframe(stage: $0) }
        })
    }

    #expect(
      Performance.failures(of: performances, of: script).map { $0.prefix { $0 != "\n" } } == [
        "The app was not made on the wireframe tab-bar, so nothing of that one is tested.",
        "The app was not made on the wireframe split, so nothing of that one is tested.",
      ])
  }

  @Test func requestThatIsFulfilledAlreadyIsNoDifference() async throws {
    let script = try Script(parsing: "open \"app://other\"\n", name: "other")
    var performances: [Performance] = []
    for count in [1, 2] {
      performances.append(
        await Performance(of: script, on: .tabBar) { stage, makeWireframe in
          let wireframe = makeWireframe(stage)
          let controller = DriverApp.makeController(stage) { _ in wireframe }
          controller.onOpen = { [weak wireframe] _ in
            for _ in 0..<count {
              if let other = wireframe?.stage.rootScreens.last { wireframe?.select(other) }
            }
            return true
          }
          return controller
        })
    }

    #expect(
      performances.map(\.log.last) == ["  select Other", "  ignored select Other: already there"])
    #expect(Performance.failures(of: performances, of: script) == [])
  }

  @Test func comparesWhatABoundedLogWouldLetGoOf() async throws {
    let script = try Script(parsing: "tap \"Push\"\nback\n", name: "push and pop")

    let performance = await Performance(of: script, on: .tabBar) { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      wireframe.stage.log.limit = 1
      return DriverApp.makeController(stage) { _ in wireframe }
    }

    #expect(performance.log.first == "> launch")
    #expect(performance.what.hasPrefix("> launch\n  start DriverMainFlow\n"))
    #expect(performance.what.contains("> tap \"Push\"\n  DriverScreen \"Page\" enters\n> back\n"))
  }

  @Test func questionInOtherWordsFails() async throws {
    let script = try Script(parsing: "open \"app://ask\"\nchoose \"OK\"\n", name: "ask")
    var performances: [Performance] = []
    for message in ["Nothing is lost.", "All is lost."] {
      performances.append(
        await Performance(of: script, on: .tabBar) { stage, makeWireframe in
          let wireframe = makeWireframe(stage)
          let controller = DriverApp.makeController(stage) { _ in wireframe }
          controller.onOpen = { [unowned wireframe] _ in
            let home = wireframe.stage.visibleScreens[0]
            wireframe.presentAlert(AlertContent(title: "Sure?", message: message), from: home)
            return true
          }
          return controller
        })
    }

    #expect(Performance.failures(of: performances, of: script).count == 1)
  }

  @Test func refusedActionFailsWithItsWireframe() async throws {
    let script = try Script(parsing: "open drawer\n", name: "drawer")
    var performances: [Performance] = []
    for variant in WireframeVariant.standard {
      performances.append(await Performance(of: script, on: variant, DriverApp.makeController))
    }

    let failures = Performance.failures(of: performances, of: script)

    #expect(
      failures.map { $0.prefix { $0 != "\n" } }.sorted().first == """
        On adaptive the script contains an action that is not possible.
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

  @Test func linesThatAreTheSameEverywhereStandOnce() {
    let text = SideBySide([
      ("a", ["> launch", "  start", "  x", "> back", "  pop", "> tap", "  1", "> end"]),
      ("b", ["> launch", "  start", "  y", "> back", "  pop", "> tap", "> end"]),
      ("c", ["> launch", "  start", "  x", "> back", "  pop", "> tap", "  1", "> end"]),
    ]).text

    #expect(
      text == """
        > launch
          start
          a, c:
            x
          b:
            y
        > back
          pop
        > tap
          a, c:
            1
          b:
            (nothing)
        > end

        """)
  }

  @Test func indentedLinesStandTogether() {
    let text = SideBySide([
      ("a", ["= on stage", "  tabs", "    Home"]), ("b", ["= on stage", "  split", "    Home"]),
    ]).text

    #expect(
      text == """
        = on stage
          a:
            tabs
              Home
          b:
            split
              Home

        """)
  }

  @Test func logsOfDifferentActionsStandOneAfterTheOther() {
    let text = SideBySide([("a", ["> launch", "  x"]), ("b", ["> back"])]).text

    #expect(text == "a:\n> launch\n  x\nb:\n> back\n")
  }
}

/// A policy that commits no push and no selection.
private struct LazyPolicy: WireframePolicy {
  func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
    switch request {
    case .push, .select: .declined("lazy")
    case .install(let screens, _):
      .request(
        .install(
          screens, in: WireframeContainer(name: "lazy", rootNavigation: .tabs) { $0 }))
    default: .request(request)
    }
  }
}
