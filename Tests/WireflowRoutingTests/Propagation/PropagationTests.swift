import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowRouting
import WireflowTesting

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

  @Test func asksThenPreparesThenSets() throws {
    let (rig, made) = makeApp(at: ["a", "w"])
    let step = try #require(made())
    #expect(step.newSteps() == ["begin", "start w"])

    rig.go("a", "x")
    step.needsToPrepare = false
    rig.store.route(.push("y"))
    rig.go("a", "x", "y")
    rig.store.setRoute(.push("z"))
    rig.store.dispatch(TestAction.counted)
    rig.store.dispatch(TestAction.redirected(["a"]))
    rig.go("nowhere", "x")

    #expect(
      step.newSteps() == [
        "asked x", "prepare x", "set x", "asked x/y", "set x/y", "asked /", "set /",
        "asked nil",
      ])
    assertSnapshot(of: rig.newLog())
    step.needsToPrepare = true
    rig.go("b", "x")

    #expect(step.newSteps() == ["asked nil", "prepare nil"])
    #expect(made()?.newSteps() == ["begin", "start x"])
  }

  @Test func letsRoutesWaitWhileOneIsOnItsWay() throws {
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

  @Test func namesTheCoordinatorThatDoesNotCompleteInTimeAndGoesOn() throws {
    let (rig, made) = makeApp()
    let step = try #require(made())
    step.isHolding = true
    rig.store.route(.push("x"))
    rig.store.route(.goto("b"))
    _ = rig.newLog()

    rig.user(.wait(.seconds(3)))
    let late = try #require(step.completions.first)
    late()
    late()
    rig.user(.wait(.seconds(3)))

    rig.expectLog(
      matches: """
        > wait 3000ms
          route: StepCoordinator did not complete prepare x within 3.0 seconds
        > wait 3000ms
          route: StepCoordinator did not complete prepare to leave within 3.0 seconds
          route set: a
        """)
  }

  @Test func doesNotWaitForARootCoordinatorThatAnotherHasReplaced() throws {
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
