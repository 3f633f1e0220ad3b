import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowRouting

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
