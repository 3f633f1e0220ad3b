import TestSupport
import Testing
import Wireflow
import WireflowInteraction
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

/// Routes behind a wall lead on unseen, and remove nothing in front of it.
@MainActor
struct RouteWallTests {
  private static let steps = WalkSteps.wanted ?? 300
  private let routes: [Route] = [
    ["app", "A"], ["app", "A", "x"], ["app", "B", "y", "z"], ["app", "C", "w"],
    ["app", "A", "sheet"], ["app", "B", "play", "song"], ["app", "A", "x", "note", "1"], ["login"],
  ]

  @Test func linkLeavesASheetOnTheWall() {
    let rig = RouteRig.whole(at: ["app", "A", "x", "sheet"])
    let links = RouteLinks(
      rig.store, format: RouteURLFormat(schemes: ["app"]),
      patterns: [LinkPattern("B/:page", behind: "app")])
    let wall = WallFlow(rig.main.wireframe)
    rig.main.start(wall)
    let help = wall.showHelp()

    #expect(links.open("app://B/y"))

    #expect(rig.stage.frontScreen === help)
    #expect(rig.route == "app/B/y")
  }

  @Test func routeToASheetPutsNothingOnTheWall() {
    let rig = RouteRig.whole(at: ["app", "A"])
    let wall = WallFlow(rig.main.wireframe)
    rig.main.start(wall)

    rig.store.route(.goto(["app", "A", "sheet"]))

    #expect(rig.stage.frontScreen === wall.screen)
    wall.finish()
    #expect(rig.stage.frontScreen?.title == "sheet")
    #expect(rig.route == "app/A/sheet")
  }

  @Test(arguments: Shape.allCases)
  func randomRoutesStayBehindTheWall(_ shape: Shape) {
    var random = SplitMix64(seed: 11)
    var (steps, behind) = (0, 0)
    while steps < Self.steps {
      let rig = RouteRig.whole(wireframe: shape.makeWireframe)
      var walls: [(flow: WallFlow, help: WallScreen?)] = []
      for _ in 0..<30 {
        switch random.below(10) {
        case 0 where walls.count < 3:
          walls.append((WallFlow(rig.main.wireframe, title: "Wall"), nil))
          rig.main.start(walls[walls.count - 1].flow)
        case 1 where !walls.isEmpty: walls.removeLast().flow.finish()
        case 2 where !walls.isEmpty && walls[walls.count - 1].help == nil:
          walls[walls.count - 1].help = walls[walls.count - 1].flow.showHelp()
        default: if let route = random.pick(routes) { rig.store.route(.goto(route)) }
        }
        let areUp = walls.allSatisfy { wall, help in
          rig.stage.isOnStage(wall.screen) && help.map(rig.stage.isOnStage) ?? true
        }
        let front = walls.last.map { $0.help ?? $0.flow.screen }
        let isInFront = front.map { rig.stage.frontScreen === $0 } ?? true
        #expect(
          areUp && isInFront && rig.stage.picture.isBlankBehindWalls, "\(rig.stage.log.text)")
        if !areUp || !isInFront { return }
        behind += walls.isEmpty ? 0 : 1
      }
      steps += 30
    }
    #expect(behind * 3 > steps)
  }
}

/// Coordinators with an output follow routes like any others.
@MainActor
struct RoutedOutputTests {
  private func makeRig() -> RouteRig {
    RouteRig(at: ["app"]) { wireframe, store in
      [
        RouteScene("app") { _ in
          OverCoordinator(
            wireframe,
            RoutePresentables(
              store,
              root: PagesCoordinator(wireframe, RouteStack(store, installing: PageScreen("app"))),
              scenes: [RouteScene("pick") { _ in PickCoordinator(wireframe) }]))
        }
      ]
    }
  }

  @Test func endsWithoutAnOutputWhenTheRouteLeadsElsewhere() {
    let rig = makeRig()

    rig.store.route(.goto(["app", "pick"]))
    rig.store.route(.goto(["app", "x"]))

    #expect(rig.route == "app/x")
    rig.expectLog(
      matches: """
        > (app)
          route store: app/pick
          start PickCoordinator
          present PageScreen "pick" over PageScreen "app" as sheet, dismiss button Done
          route store: app/x
          dismiss PageScreen "pick"
          cancel PickCoordinator
          + push PageScreen "x" onto app
        """)
  }

  @Test func leavesTheRouteWhenItFinishes() {
    let rig = makeRig()
    rig.store.route(.goto(["app", "pick"]))
    let pick = rig.stage.coordinator(of: rig.stage.visibleScreens[0]) as? PickCoordinator

    pick?.finish("blue")

    #expect(pick != nil)
    #expect(rig.route == "app")
  }
}

/// Lets the user pick something.
@MainActor
private final class PickCoordinator: RoutedCoordinator {
  let wireframe: FlowWireframe<String>

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    wireframe.presentModally(PageScreen("pick"), from: sender)
  }
}
