import TestSupport
import Testing
import Wireflow
import WireflowRouting

private enum Area: String, RouteConvertible {
  case movies
}

/// Routes as collections of components.
struct RouteTests {
  @Test func isACollectionOfItsComponents() {
    let route: Route = ["movies", "brazil", "cast"]

    #expect(route.components == ["movies", "brazil", "cast"])
    #expect(route.count == 3)
    #expect(route[1] == "brazil")
    #expect(route.first == "movies")
    #expect(Array(route.reversed()) == ["cast", "brazil", "movies"])
    #expect(Route().isEmpty)
  }

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
  }

  @Test func printsItsComponentsEscaped() {
    #expect(Route().description == "/")
    #expect(Route(["a b", "c/d", "é%"]).description == "a%20b/c%2Fd/%C3%A9%25")
  }

  @Test(arguments: 0..<10)
  func agreesWithAnArrayInWhateverIsDone(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var routes: [(route: Route, array: [String])] = [(Route(), [])]

    for _ in 0..<300 {
      let (route, array) = routes[random.below(routes.count)]
      let (other, otherArray) = routes[random.below(routes.count)]
      let cut = random.below(array.count + 3)
      switch random.below(5) {
      case 0: routes.append((route.first(cut), Array(array.prefix(cut))))
      case 1: routes.append((route.dropping(first: cut), Array(array.dropFirst(cut))))
      case 2 where array.count < 1500: routes.append((route + other, array + otherArray))
      case 3:
        var longer = (route, array)
        for _ in 0..<random.below(80) {
          longer.0.append("\(random.below(3))")
          longer.1.append(longer.0[longer.0.count - 1])
        }
        routes.append(longer)
      default: routes.append((Route(array), array))
      }
      let last = routes[routes.count - 1]
      #expect(last.route.components == last.array)
      let common = zip(last.array, otherArray).prefix { $0 == $1 }.count
      #expect(last.route.commonPrefixCount(with: other) == common)
      #expect((last.route == other) == (last.array == otherArray))
      if routes.count > 12 { routes.removeFirst(random.below(6)) }
    }
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

  @Test func isTheSameInRoutes() {
    #expect(RouteAction.replace("c", "d").inRoutes == .replace(["c"], ["d"]))
    #expect(RouteAction.goto(["a", "b"]).inRoutes == .goto(["a", "b"]))
    #expect(RouteAction.push("c").inRoutes == .push(["c"]))
    #expect(RouteAction.pop("c").inRoutes == .pop(["c"]))
  }
}

/// The life of screens, for its observers.
@MainActor
struct LifecycleTests {
  /// Notes what screens do.
  private final class Follower: ScreenLifecycleDelegate {
    private(set) var events: [String] = []

    func screen(_ screen: any Screen, did event: ScreenLifecycleEvent) {
      events.append("\(screen.title) \(event)")
    }
  }

  private func makeRig() -> RouteRig {
    RouteRig(at: "s") { wireframe, store in [.pages("s", wireframe, store)] }
  }

  @Test func tellsAllFollowersWhatAScreenDoes() {
    let rig = makeRig()
    let (one, two) = (Follower(), Follower())
    let page = PageScreen("page")
    rig.store.attach(to: page, lifecycleDelegate: one)
    rig.store.attach(to: page, lifecycleDelegate: one)
    rig.store.attach(to: page, lifecycleDelegate: two)

    rig.main.wireframe.push(page, from: rig.stage.visibleScreens[0])
    rig.main.wireframe.push(PageScreen("other"), from: page)
    rig.controller.perform(.back)
    rig.controller.perform(.back)

    #expect(
      one.events == [
        "page entered", "page becameVisible", "page hid", "page becameVisible", "page hid",
        "page left",
      ])
    #expect(two.events == one.events)
  }

  @Test func keepsNeitherFollowersNorScreensAlive() {
    let rig = makeRig()
    var follower: Follower? = Follower()
    var page: PageScreen? = PageScreen("page")
    weak let weakFollower = follower
    weak let weakPage = page
    if let page { rig.store.attach(to: page, lifecycleDelegate: follower) }

    follower = nil
    page = nil

    #expect(weakFollower == nil)
    #expect(weakPage == nil)
  }
}
