import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowRouting
import WireflowTesting

/// Links into an app, which are followed whole from any state, or change nothing.
@MainActor
struct LinkTests {
  private nonisolated static let places: [Route] = [
    ["app", "mail"], ["app", "mail", "inbox", "old"], ["app", "mail", "inbox", "42", "photo"],
    ["app", "news", "a"], ["app", "news", "intro", "hello"],
    ["app", "mail", "inbox", "7", "intro", "topics", "music"], ["app", "mail", "intro", "more"],
    ["app", "news", "files", "cloud", "work", "1"], ["login", "x"],
  ]

  private nonisolated static let links = [
    "app://app/mail/inbox/42", "app://app/mail/intro/topics/music",
    "app://app/news/files/disk/2/page",
  ]

  @Test(arguments: places, Shape.allCases)
  func leadFromEveryPlaceAsFromACold(_ place: Route, _ shape: Shape) {
    for link in Self.links {
      let rig = RouteRig.regions(shape, at: place)
      rig.presentStranger()
      rig.main.wireframe.presentAlert(
        AlertContent(title: "Wait"), from: rig.stage.state.rootScreens[0])
      let cold = RouteRig.regions(shape, isLaunched: false)

      for rig in [rig, cold] { rig.user(.open(link)) }
      cold.controller.finishLaunching()

      #expect(rig.tree == cold.tree)
      #expect("app://\(rig.route)" == link && rig.route == cold.route)
    }
  }

  @Test func takeAwayWhatIsOnNoRoute() {
    var journeys = RouteJourneys()
    journeys.tell("a page on the stack", .whole(at: ["app", "A", "x"])) { rig in
      rig.main.wireframe.push(PageScreen("stranger"), from: rig.front)
      rig.user(.open("app://app/A/x"))
      rig.main.wireframe.push(PageScreen("stranger"), from: rig.front)
      rig.go("app", "B", "y")
      rig.user(.open("app://app/B"))
    }
    journeys.tell("a modal below one of the route", .whole()) { rig in
      rig.presentStranger()
      rig.go("app", "A", "sheet")
      rig.user(.open("app://app/A/sheet"))
    }
    journeys.tell("a page on the list beside a detail", .regions(.adaptive)) { rig in
      rig.go("app", "mail", "inbox", "42")
      rig.user(.adapt(.regular))
      let inbox = rig.stage.state.stack(of: rig.stage.state.rootScreens[0])[1]
      rig.main.wireframe.push(PageScreen("stranger"), from: inbox)
      rig.user(.adapt(.compact), .open("app://app/mail/inbox/42"))
    }
    journeys.tell("nothing beside it on top", .whole(at: ["app", "B", "x", "play", "m"])) { rig in
      rig.links.arrival = .onTop
      rig.user(.open("app://app/A/z"), .select("B"))
    }

    assertSnapshot(of: journeys.text)
  }

  @Test func waitForTheLaunchOrTheLogin() {
    let locked = TestState(isSignedIn: false)
    var journeys = RouteJourneys()
    journeys.tell("the launch", .whole(isLaunched: false)) { rig in
      rig.user(.open("app://app/A/play/m"), .launch)
    }
    journeys.tell("the launch, to nowhere", .whole(isLaunched: false)) { rig in
      rig.user(.open("app://app/B/no"), .launch)
    }
    journeys.tell("a wall", .whole(at: ["app", "A", "x", "sheet"])) { rig in
      let wall = WallFlow(rig.main.wireframe)
      rig.main.start(wall)
      wall.showHelp()
      rig.user(.open("app://app/B/y"))
      #expect(rig.links.open("app://app/C"))
      #expect(rig.front.title == "Help")
      wall.finish()
    }
    journeys.tell("a login", .whole(at: "login", state: locked)) { rig in
      rig.user(.open("app://app/A/x"))
      #expect(rig.links.pendingLink == RouteLink(["app", "A", "x"]))
      rig.store.route(.push("help"))
      rig.store.dispatch(TestAction.signedIn)
    }
    journeys.tell("a login that is cancelled or left", .whole(at: "login", state: locked)) { rig in
      rig.user(.open("app://app/A/x"))
      rig.links.dropPending()
      rig.user(.open("app://app/A/x"))
      rig.go("app", "B")
      #expect(rig.links.pendingLink == nil)
      rig.store.dispatch(TestAction.signedIn)
    }
    journeys.tell("a login, and a later link", .whole(at: "login", state: locked)) { rig in
      for link in ["A/x", "A/x", "B"] { rig.user(.open("app://app/\(link)")) }
      rig.store.dispatch(TestAction.signedIn)
      #expect(
        rig.store.state.links == [
          "kept app/A/x", "kept app/A/x", "dropped app/A/x", "kept app/B", "opened app/B",
        ])
    }
    journeys.tell("a tab that comes with a login", .regions(at: ["app", "mail", "42"])) { rig in
      rig.user(.open("app://app/admin/users"))
      rig.store.dispatch(TestAction.listed(["mail", "news", "admin"]))
    }

    assertSnapshot(of: journeys.text)
  }

  @Test func throwTheErrorOfTheirPattern() throws {
    struct UnknownPage: Error, CustomStringConvertible {
      let description = "page 7 is gone"
    }
    let rig = RouteRig.whole()
    let page = RouteParameter<Int>("page")
    let links = RouteLinks(
      rig.store, format: RouteURLFormat(schemes: ["app"]),
      patterns: [
        LinkPattern("A") { match in
          ["app", "A", "page \(try match.link.parameters.value(of: page) ?? 1)"]
        },
        LinkPattern("gone/:page") { _ in throw UnknownPage() },
        LinkPattern(":tab/:page", behind: "app"),
      ])

    try links.follow("app://A?page=2")
    #expect(rig.front.title == "page 2")
    #expect(throws: RouteURLError.malformedParameter("page", "two")) {
      try links.follow("app://A?page=two")
    }
    #expect(throws: UnknownPage.self) { try links.follow("app://gone/7") }
    #expect(throws: RouteURLError.noPlace(["app", "B", "no"])) { try links.follow("app://B/no") }
    #expect(!links.open("app://gone/7"))
    #expect(rig.newLog().hasSuffix("  route: page 7 is gone"))
    #expect(rig.front.title == "page 2")
  }
}

/// The question whether a link leads anywhere makes nothing.
@MainActor
struct PlaceQuestionTests {
  /// Links to a missing segment: of a scene, a tab, a stack, a modal and a player, on stage or not.
  private nonisolated static let missing = [
    "nowhere", "login/no", "app/Z", "app/A/no", "app/A/x/no", "app/C/no", "app/C/x/no",
    "app/A/sheet/no", "app/A/note/1/no", "app/A/play/no", "app/A/play/m/sheet/no",
    "app/C/x/play/m/note/1/no", "app/%zz", "1/2/3/4/5/6/7/8/9/10",
  ]

  @Test(arguments: ["A", "A/x", "A/x/play/m/sheet/y", "A/x/note/1/y"])
  func linkToAMissingSegmentMakesNothing(start: String) {
    let rig = RouteRig.whole(
      at: Route("app") + Route(start.split(separator: "/").map(String.init)))
    let (tree, state) = (rig.tree, rig.store.state)

    for link in Self.missing {
      #expect(rig.controller.perform(.open("app://\(link)")) != .performed, "\(link)")
    }

    #expect(rig.notes.lines == [])
    #expect(rig.tree == tree && rig.store.state == state)
    if start == "A" { assertSnapshot(of: rig.newLog()) }
  }

  @Test func validLinkMakesEachThingOnceUnlessAGuardRefuses() {
    let rig = RouteRig.whole(at: ["app", "A", "x"])
    var isRefused = true
    rig.refuse("busy") { !$0.leaving.isEmpty && isRefused }

    rig.user(.open("app://app/C/y/play/m/note/1/z"))
    #expect(rig.notes.lines == [])
    isRefused = false
    rig.user(.open("app://app/C/y/play/m/note/1/z"))

    #expect(
      rig.notes.lines == [
        "coordinator of C", "screen toward y from /", "player m", "scene note/1",
        "coordinator of note 1", "screen toward z from /",
      ])
    assertSnapshot(of: rig.newLog())
  }
}
