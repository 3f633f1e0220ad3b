import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@MainActor
struct AppDriverTimelineTests {
  private typealias App = DriverApp

  @Test func hasAStepForEachAction() async {
    let app = AppDriver(makeController: App.makeController)

    app.tap("Push")
    app.back()
    await app.run(script: "tap \"Later\"\nwait 300ms\nback")

    #expect(app.steps.map(\.place) == ["Home", "Page", "Home", "Page", "Home"])
    #expect(app.steps[1].action == .tap("Push"))
    #expect(app.steps.flatMap(\.lines) == app.log.lines)
    app.skipLog()
    await app.finish()
  }

  @Test func showsTheScreenOfAnEarlierStep() {
    let app = AppDriver(makeController: App.makeController)
    app.toggle("On")
    let home = app.visibleTexts
    app.tap("Push")
    let page = app.visibleTexts
    app.back()

    #expect(app.visibleTexts(at: 1) == home)
    #expect(app.visibleTexts(at: 2) == page)
    app.skipLog()
    app.finish()
  }

  @Test func continuesFromAnEarlierStep() async {
    let app = AppDriver(makeController: App.makeController)
    app.tap("Push")
    app.back()
    app.skipLog()

    let left = await app.branch(at: 1, makeController: App.makeController)
    app.expectVisible("Page")
    app.select("Other")

    #expect(left.map(\.action) == [.launch, .tap("Push"), .back])
    #expect(app.steps.map(\.action) == [.launch, .tap("Push"), .select("Other")])
    let comparison = SessionComparison(left, app.steps)
    #expect(comparison.commonCount == 2)
    #expect(
      comparison.lines
        == ["> back", #"  pop DriverScreen "Page""#, #"> select "Other""#, "  select Other"])
    #expect(comparison.places == ["Other"])
    app.expectLog(matches: "> select \"Other\"\n  select Other")
    await app.finish()
  }

  /// The time of the branch is that of the driver, which goes on.
  @Test func waitsAgainForDelayedWork() async {
    let app = AppDriver(makeController: App.makeController)
    app.tap("Later")
    await app.advance(by: .milliseconds(300))
    app.back()

    let left = await app.branch(at: 1, makeController: App.makeController)

    #expect(left[1].lines == app.steps[1].lines)
    #expect(app.steps.last?.place == "Page")
    app.skipLog()
    await app.finish()
  }

  @Test func unreadLinesOfTheBranchBeforeHaveToBeRead() async {
    let line = #line + 4
    let failures = await recordedFailures {
      let app = AppDriver(makeController: App.makeController)
      app.skipLog()
      app.tap("Push")
      await app.branch(at: 0, makeController: App.makeController)
      await app.finish()
    }

    #expect(failures.map(\.line) == [line])
    #expect(failures.map(\.headline) == ["The test did not look at 2 lines of the log."])
  }

  @Test func whatOutlivesABranchFailsThere() async {
    let line = #line + 5
    let failures = await recordedFailures {
      let app = AppDriver(makeController: App.makeController)
      app.tap("Leak")
      app.skipLog()
      await app.branch(at: 0, makeController: App.makeController)
      await app.finish()
    }

    #expect(failures.map(\.line) == [line])
    #expect(failures.first?.headline.hasPrefix("Something leaks: DriverScreen") == true)
  }

  @Test(arguments: [-1, 2, .max])
  func namesAStepThatThereIsNot(number: Int) async {
    let line = #line + 5
    let failures = await recordedFailures {
      let app = AppDriver(makeController: App.makeController)
      app.tap("Push")
      app.skipLog()
      await app.branch(at: number, makeController: App.makeController)
      #expect(app.visibleTexts(at: number) == [])
      app.expectVisible("Page")
      await app.finish()
    }

    #expect(failures.map(\.line) == [line, line + 1])
    #expect(
      failures.map(\.headline).allSatisfy {
        $0 == "There is no step \(number): the app has 2, from 0 for the launch."
      })
  }

  @Test func namesTheLineThatDiffersInAnotherApp() async {
    let failures = await recordedFailures {
      let app = AppDriver(makeController: App.makeController)
      app.skipLog()
      await app.branch(at: 0) { stage, makeWireframe in
        let wireframe = makeWireframe(stage)
        return ApplicationController(wireframe: wireframe, mainFlow: OtherMainFlow(wireframe))
      }
      await app.finish()
    }

    #expect(
      failures.map(\.headline) == [
        """
        The app cannot be where it was: step 0, launch had another effect when it was played \
        again: “start OtherMainFlow” instead of “start DriverMainFlow”.
        """
      ])
  }
}

private final class OtherMainFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() { wireframe.install(rootItems: [DriverScreen("Other")]) }
}
