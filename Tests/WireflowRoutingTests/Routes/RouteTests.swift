import Testing
import WireflowRouting

private enum Area: String, RouteConvertible {
  case movies
}

/// Routes as collections of components.
struct RouteTests {
  @Test func takesWhateverStandsForARoute() {
    let movie: Route = Area.movies.route + "brazil"

    #expect(movie == ["movies", "brazil"])
    #expect("catalog" + movie == ["catalog", "movies", "brazil"])
    #expect(Area.movies + movie + Area.movies == ["movies", "movies", "brazil", "movies"])
    #expect(movie + ["cast", "x"].route == ["movies", "brazil", "cast", "x"])
    #expect(Route("a/b").count == 1)
  }

  @Test func knowsItsPrefixesAndSuffixes() {
    let route: Route = ["a", "b", "c"]

    #expect(route.isPrefixed(with: Route()))
    #expect(route.isPrefixed(with: ["a", "b"]))
    #expect(route.isPrefixed(with: route))
    #expect(!route.isPrefixed(with: ["b"]))
    #expect(!route.isPrefixed(with: ["a", "b", "c", "d"]))
    #expect(route.isSuffixed(with: ["b", "c"]))
    #expect(!route.isSuffixed(with: ["a", "b"]))
    #expect(!route.isSuffixed(with: ["x", "a", "b", "c"]))
    #expect(route.commonPrefixCount(with: ["a", "b", "x", "c"]) == 2)
    #expect(route.first(2) == ["a", "b"] && route.first(-1).isEmpty && route.first(9) == route)
    #expect(route.dropping(first: 2) == ["c"] && route.dropping(first: 9).isEmpty)
  }

  @Test func printsItsComponentsEscaped() {
    #expect(Route().description == "/")
    #expect(Route(["a b", "c/d", "é%"]).description == "a%20b/c%2Fd/%C3%A9%25")
  }
}

/// The algebra of steps between routes.
struct RouteActionTests {
  @Test(
    arguments: [
      (.goto("x"), ["x"]), (.push(["d", "e"]), ["a", "b", "c", "d", "e"]),
      (.pop("c"), ["a", "b"]), (.pop(["b", "c"]), ["a"]), (.pop(["a", "b", "c"]), []),
      (.pop("b"), ["a", "b", "c"]), (.pop(["x", "a", "b", "c"]), ["a", "b", "c"]),
      (.replace("c", "d"), ["a", "b", "d"]), (.replace("x", "d"), ["a", "b", "c", "d"]),
    ] as [(RouteAction<Route>, Route)])
  func leadsFromARouteToAnother(action: RouteAction<Route>, end: Route) {
    #expect(action.reduce(["a", "b", "c"]) == end)
  }
}
