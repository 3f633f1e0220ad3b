import Testing
import WireflowRouting

/// The algebra of steps between routes.
struct RouteActionTests {
  private let route: Route = ["a", "b", "c"]

  @Test
  func goesToARoute() {
    #expect(RouteAction.goto("x").reduce(route) == ["x"])
  }

  @Test
  func pushesASegment() {
    #expect(RouteAction.push(["d", "e"]).reduce(route) == ["a", "b", "c", "d", "e"])
  }

  @Test
  func popsASegmentThatTheRouteEndsWith() {
    #expect(RouteAction.pop("c").reduce(route) == ["a", "b"])
    #expect(RouteAction.pop(["b", "c"]).reduce(route) == ["a"])
    #expect(RouteAction.pop(route).reduce(route) == [])
  }

  @Test
  func popsNoOtherSegment() {
    #expect(RouteAction.pop("b").reduce(route) == route)
    #expect(RouteAction.pop(["x", "a", "b", "c"]).reduce(route) == route)
  }

  @Test
  func replacesASegment() {
    #expect(RouteAction.replace("c", "d").reduce(route) == ["a", "b", "d"])
  }

  @Test
  func pushesTheNewSegmentAlsoWhereTheOldOneIsNot() {
    #expect(RouteAction.replace("x", "d").reduce(route) == ["a", "b", "c", "d"])
  }

  @Test
  func isTheSameInRoutes() {
    #expect(RouteAction.replace("c", "d").inRoutes == .replace(["c"], ["d"]))
    #expect(RouteAction.goto(["a", "b"]).inRoutes == .goto(["a", "b"]))
    #expect(RouteAction.push("c").inRoutes == .push(["c"]))
    #expect(RouteAction.pop("c").inRoutes == .pop(["c"]))
  }
}
