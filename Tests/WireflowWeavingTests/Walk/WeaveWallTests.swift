import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting
import WireflowWeaving

/// Wefts behind a wall: the loom carries out their stitches unseen, or they wait.
@MainActor
struct WeaveWallTests {
  private static let steps = WalkSteps.wanted ?? 300

  private func knit(_ fact: Fact, in warp: PageWarp) -> [Stitch] {
    switch fact {
    case "warp": [.warp(.popup, PageWarp(warp.wireframe, "Sheet"))]
    case "inFront": [.warp(.popupInFront, PageWarp(warp.wireframe, "Sheet"))]
    case "popup": [Stitch(.popup, next: PageScreen("Popup"))]
    case "popupInFront": [Stitch(.popupInFront, next: PageScreen("Front"))]
    case "detail": [Stitch(.showDetail, next: PageScreen("Detail"))]
    case "two": [Stitch(.push, next: PageScreen("One")), Stitch(.popup, next: PageScreen("Two"))]
    default: [Stitch(.push, next: PageScreen("Page"))]
    }
  }

  @Test(arguments: Shape.allCases)
  func randomWeftsStayBehindTheWall(_ shape: Shape) {
    var random = SplitMix64(seed: 5)
    var (steps, behind) = (0, 0)
    let facts: [Fact] = ["push", "popup", "popupInFront", "detail", "two", "warp", "inFront"]
    while steps < Self.steps {
      let rig = LoomRig(wireframe: shape.makeWireframe)
      for warp in [rig.a, rig.b] { warp.onKnit = { warp, fact in knit(fact, in: warp) } }
      // A warp without a head presents behind the wall, too.
      rig.top.on("notify", Stitch(.popup, next: PageScreen("Popup")))
      var walls: [WallFlow] = []
      for _ in 0..<30 {
        switch random.below(9) {
        case 0 where walls.count < 3:
          walls.append(WallFlow(rig.loom.wireframe))
          rig.loom.start(walls[walls.count - 1])
        case 1: walls.popLast()?.finish()
        case 2: rig.loom.send(Fact("notify"), to: TopWarp.self)
        default:
          let pages = rig.stage.rootScreens.flatMap { root in
            rig.stage.stack(of: root) + rig.stage.detail(beside: root)
          }
          let page = random.pick(pages.compactMap { $0 as? PageScreen })
          page?.send(random.pick(facts) ?? "push")
        }
        let areUp = walls.allSatisfy { rig.stage.isOnStage($0.screen) }
        let isInFront = walls.last.map { rig.stage.frontScreen === $0.screen } ?? true
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
