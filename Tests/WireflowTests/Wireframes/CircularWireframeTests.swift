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

  /// Makes a circle of wireframes, and returns all of them.
  private func makeCircle(of count: Int) -> [LinkWireframe] {
    let all = (0..<count).map { _ in LinkWireframe(stage: rig.stage) }
    for (place, wireframe) in all.enumerated() { wireframe.link = all[(place + 1) % count] }
    return all
  }

  @Test(arguments: [1, 2, 3, 10])
  func ignoresWhatIsAskedThroughACircle(of count: Int) {
    let circle = makeCircle(of: count)

    let outcome = circle[0].push(PageScreen("Page"), from: rig.a)

    #expect(outcome == .ignored(.circularWireframe("LinkWireframe")))
    rig.expectLog(
      matches: """
          ignored push PageScreen "Page": the wireframe LinkWireframe leads back to itself; its \
        next must be the wireframe that it wraps, or nil
        """)
  }

  @Test
  func ignoresWhatIsAskedThroughAWireframeThatLeadsToACircle() {
    let circle = makeCircle(of: 3)
    let outside = LinkWireframe(stage: rig.stage)
    outside.link = circle[0]

    outside.push(PageScreen("Page"), from: rig.a)
    outside.transaction {
      outside.push(PageScreen("Page"), from: rig.a)
      outside.push(PageScreen("Page"), from: rig.b)
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
    let circle = makeCircle(of: 2)
    let controller = ApplicationController(wireframe: circle[0], mainFlow: MainFlow(circle[0]))

    controller.finishLaunching()
    controller.perform(.select("B"))
    controller.perform(.wireframe("split"))

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
