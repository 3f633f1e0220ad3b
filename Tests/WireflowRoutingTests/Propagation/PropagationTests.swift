import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowRouting
import WireflowTesting

/// How a route gets from the store to the coordinators.
@MainActor
struct PropagationTests {
  /// An app of two scenes, whose coordinators note their steps.
  private func makeApp(at route: Route = ["a"]) -> (rig: RouteRig, step: () -> StepCoordinator?) {
    var made: StepCoordinator?
    let notes = Notes()
    let rig = RouteRig(at: route, isLaunched: false, notes: notes) { wireframe, _ in
      ["a", "b"].map { tag in
        RouteScene(tag) { _ in
          let step = StepCoordinator(wireframe, notes)
          made = step
          return step
        }
      }
    }
    rig.controller.finishLaunching()
    return (rig, { made })
  }

  @Test func clearsThenSets() {
    let (rig, _) = makeApp(at: ["a", "w"])

    rig.go("a", "x")
    rig.store.route(.push("y"))
    rig.go("a", "x", "y")
    rig.store.setRoute(.push("z"))
    rig.store.dispatch(TestAction.counted)
    rig.store.dispatch(TestAction.redirected(["a"]))
    rig.go("nowhere", "x")
    rig.go("b", "x")

    #expect(
      rig.notes.lines == [
        "start", "set w", "clear x", "set x", "clear x/y", "set x/y", "clear /", "set /",
        "clear nil", "clear nil", "start", "set x",
      ])
    assertSnapshot(of: rig.newLog())
  }

  @Test func followsTheNewestRouteThatArrivesMeanwhile() throws {
    let (rig, made) = makeApp()
    let step = try #require(made())
    step.onSet = { [weak step, weak store = rig.store] in
      step?.onSet = nil
      store?.route(.push("y"))
      store?.route(.push("z"))
    }

    rig.store.route(.push("x"))

    #expect(rig.notes.lines.suffix(4) == ["clear x", "set x", "clear x/y/z", "set x/y/z"])
    #expect(rig.route == "a/x/y/z")
  }

  @Test func leadsTheRootCoordinatorThatReplacesAnother() {
    let (rig, _) = makeApp(at: ["a", "x"])
    let wireframe = rig.main.wireframe
    let next = MainCoordinator(
      wireframe, store: rig.store,
      scenes: [RouteScene("a") { _ in StepCoordinator(wireframe, Notes()) }])

    rig.store.rootCoordinator = next

    #expect(next.route == ["a", "x"] && rig.route == "a/x")
  }
}

/// Routes behind a wall lead on unseen, and remove nothing in front of it.
@MainActor
struct RouteWallTests {
  @Test func putAndRemoveNothingOnTheWall() {
    let rig = RouteRig.whole(at: ["app", "A", "x", "sheet"])
    let wall = WallFlow(rig.main.wireframe)
    rig.main.start(wall)
    let help = wall.showHelp()

    #expect(rig.links.open("app://app/B/y"))
    #expect(rig.stage.frontScreen === help && rig.route == "app/B/y")
    rig.go("app", "A", "sheet")

    #expect(rig.stage.frontScreen === help && rig.route == "app/A/sheet")
    wall.finish()
    #expect(rig.stage.frontScreen?.title == "sheet")
  }
}
