import TestSupport
import Testing
import Wireflow

/// Wireframes whose chain leads back to itself.
@MainActor
struct CircularWireframeTests {
  /// A wireframe that stands on whatever a test says.
  private final class LinkWireframe: ApplicationWireframe {
    let stage: Stage
    weak var link: (any ApplicationWireframe)?
    var next: (any ApplicationWireframe)? { link }

    init(stage: Stage) {
      self.stage = stage
    }

    func translate(_ request: NavigationRequest) -> Translation { .request(request) }
  }

  private let rig = Rig()

  /// Makes a circle of wireframes, which is there as long as the closure runs.
  private func withCircle(of count: Int, _ body: ([LinkWireframe]) -> Void) {
    let all = (0..<count).map { _ in LinkWireframe(stage: rig.stage) }
    for (place, wireframe) in all.enumerated() { wireframe.link = all[(place + 1) % count] }
    withExtendedLifetime(all) { body(all) }
  }

  @Test(arguments: [1, 2, 3, 10])
  func ignoresWhatIsAskedThroughACircle(of count: Int) {
    withCircle(of: count) { circle in
      let outcome = circle[0].push(PageScreen("Page"), from: rig.a)
      #expect(outcome == .ignored(.circularWireframe("LinkWireframe")))
    }

    rig.expectLog(
      matches: """
          ignored push PageScreen "Page": the wireframe LinkWireframe leads back to itself; its \
        next must be the wireframe that it wraps, or nil
        """)
  }

  @Test
  func ignoresWhatIsAskedThroughAWireframeThatLeadsToACircle() {
    withCircle(of: 3) { circle in
      let outside = LinkWireframe(stage: rig.stage)
      outside.link = circle[0]

      outside.push(PageScreen("Page"), from: rig.a)
      outside.transaction {
        outside.push(PageScreen("Page"), from: rig.a)
        outside.push(PageScreen("Page"), from: rig.b)
      }
    }

    rig.expectLog(
      matches: """
          ignored push PageScreen "Page": the wireframe LinkWireframe leads back to itself; its \
        next must be the wireframe that it wraps, or nil
          ignored transaction [push PageScreen "Page", push PageScreen "Page"]: the wireframe \
        LinkWireframe leads back to itself; its next must be the wireframe that it wraps, or nil
        """)
  }

  @Test
  func anAppOnACircleSaysSoAndGoesOn() {
    withCircle(of: 2) { circle in
      let controller = ApplicationController(wireframe: circle[0], mainFlow: MainFlow(circle[0]))

      controller.finishLaunching()
      controller.perform(.select("B"))
      controller.perform(.wireframe("split"))
    }

    rig.expectLog(
      matches: """
        > launch
          start MainFlow
          ignored install Root, Other: the wireframe LinkWireframe leads back to itself; its next \
        must be the wireframe that it wraps, or nil
        > select "B"
          ignored select B: the wireframe LinkWireframe leads back to itself; its next must \
        be the wireframe that it wraps, or nil
        > wireframe split
          refused: nothing in this app takes it; possible: select "A", select "B"
        """)
  }
}
