import TestSupport
import Testing
import Wireflow
import WireflowRouting

/// How a route gets from the store to the coordinators.
@MainActor
struct PropagationTests {
  /// An app of one scene, whose coordinator writes down its steps.
  private func makeApp(at route: Route = ["a"]) -> (rig: RouteRig, step: () -> StepCoordinator?) {
    var made: [StepCoordinator] = []
    let rig = RouteRig(at: route) { wireframe, _ in
      ["a", "b"].map { tag in
        RouteScene(tag) { _ in
          let step = StepCoordinator(wireframe, title: tag)
          made.append(step)
          return step
        }
      }
    }
    return (rig, { made.last })
  }

  @Test
  func tellsTheRootCoordinatorThePresentRouteWhenItIsSet() throws {
    let step = try #require(makeApp(at: ["a", "x"]).step())

    #expect(step.newSteps() == ["begin", "start x"])
  }

  @Test
  func followsInTwoPhases() throws {
    let (rig, made) = makeApp()
    let step = try #require(made())
    _ = step.newSteps()

    rig.store.route(.push("x"))
    step.needsToPrepare = false
    rig.store.route(.push("y"))

    #expect(step.newSteps() == ["asked x", "prepare x", "set x", "asked x/y", "set x/y"])
  }

  @Test
  func followsNoRouteTwice() throws {
    let (rig, made) = makeApp()
    let step = try #require(made())
    rig.store.route(.push("x"))
    _ = step.newSteps()

    rig.store.route(.goto(["a", "x"]))
    rig.store.dispatch(TestAction.counted)

    #expect(step.newSteps() == [])
  }

  @Test
  func doesNotMoveWhereTheScreenIsSaidToBe() throws {
    let (rig, made) = makeApp()
    let step = try #require(made())
    _ = step.newSteps()

    rig.store.setRoute(.push("x"))
    rig.store.dispatch(TestAction.counted)

    #expect(step.newSteps() == [])
    #expect(rig.route == "a/x")
  }

  @Test
  func followsWhatAReducerMakesOfTheRoute() throws {
    let (rig, made) = makeApp()
    let step = try #require(made())
    _ = step.newSteps()

    rig.store.dispatch(TestAction.redirected(["a", "x"]))

    #expect(step.newSteps() == ["asked x", "prepare x", "set x"])
    rig.expectLog(matches: "> (app)\n  route reducer: a/x")
  }

  @Test
  func letsRoutesWaitWhileOneIsOnItsWay() throws {
    let (rig, made) = makeApp()
    let step = try #require(made())
    _ = step.newSteps()
    step.isHolding = true

    rig.store.route(.push("x"))
    rig.store.route(.push("y"))
    #expect(step.newSteps() == ["asked x", "prepare x"])
    step.complete()
    #expect(step.newSteps() == ["set x"])
    step.complete()

    #expect(step.newSteps() == ["asked x/y", "prepare x/y"])
    #expect(rig.route == "a/x/y")
  }

  @Test
  func asksTheSceneThatGoesToPrepareToLeave() throws {
    let (rig, made) = makeApp()
    let old = try #require(made())
    _ = old.newSteps()

    rig.store.route(.goto(["b", "x"]))

    #expect(old.newSteps() == ["asked nil", "prepare nil"])
    #expect(made()?.newSteps() == ["begin", "start x"])
  }

  @Test
  func namesTheCoordinatorThatDoesNotCompleteAndGoesOn() throws {
    let (rig, made) = makeApp()
    let step = try #require(made())
    step.isHolding = true
    rig.store.route(.push("x"))
    rig.store.route(.goto("b"))
    _ = rig.newLog()

    rig.controller.perform(.wait(.seconds(3)))
    rig.controller.perform(.wait(.seconds(3)))

    rig.expectLog(
      matches: """
        > wait 3000ms
          route: StepCoordinator did not complete prepare x within 3.0 seconds
        > wait 3000ms
          route: StepCoordinator did not complete prepare to leave within 3.0 seconds
          route set: a
        """)
  }

  @Test
  func takesNoNoticeOfACompletionThatComesTooLateOrTwice() throws {
    let (rig, made) = makeApp()
    let step = try #require(made())
    step.isHolding = true
    rig.store.route(.push("x"))
    rig.controller.perform(.wait(.seconds(3)))
    let late = try #require(step.completions.first)
    _ = (step.newSteps(), rig.newLog())

    late()
    late()

    #expect(step.newSteps() == [])
    rig.expectLog(matches: "")
    #expect(rig.route == "a")
  }

  @Test
  func doesNotWaitForARootCoordinatorThatAnotherHasReplaced() throws {
    let (rig, made) = makeApp()
    let step = try #require(made())
    step.isHolding = true
    rig.store.route(.push("x"))
    let next = MainCoordinator(
      rig.main.wireframe, store: rig.store,
      scenes: [
        RouteScene("a") { [wireframe = rig.main.wireframe] _ in
          StepCoordinator(wireframe, title: "next")
        }
      ])

    rig.store.rootCoordinator = next

    #expect(next.route == ["a", "x"])
    #expect(rig.route == "a/x")
  }

  @Test
  func holdsTheRootCoordinatorWeakly() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let store = Store(initialState: TestState(), reducer: TestReducer(), stage: stage)
    var step: StepCoordinator? = StepCoordinator(TabBarWireframe(stage: stage))
    store.rootCoordinator = step

    step = nil

    #expect(store.rootCoordinator == nil)
  }

  @Test
  func takesBackARouteThatLeadsNowhere() {
    let (rig, _) = makeApp()

    rig.store.route(.goto(["nowhere", "x"]))

    #expect(rig.route == "a")
    rig.expectLog(
      matches: """
        > (app)
          route store: nowhere/x
          route: there is no scene nowhere
          route set: a
        """)
  }
}
