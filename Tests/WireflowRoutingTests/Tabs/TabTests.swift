import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowRouting
import WireflowTesting

/// Root items side by side, in the base and in modals, which may come and go with the state.
@MainActor
struct TabTests {
  private let all = ["mail", "news", "admin"]

  @Test func followRoutesAndTheUser() {
    var journeys = RouteJourneys()
    journeys.tell("tabs that a route names or does not name", .whole()) { rig in
      rig.go("app", "A", "x")
      rig.user(.select("B"), .select("A"))
      rig.go("app", "C", "x")
      rig.go("app")
    }
    journeys.tell("tabs behind what covers them", .whole(at: ["app", "A", "play", "m"])) { rig in
      rig.main.wireframe.select(rig.stage.state.rootScreens[1])
      rig.store.route(.push("sheet"))
      rig.main.wireframe.minimizeFullscreenView(animated: true)
    }

    assertSnapshot(of: journeys.text)
  }

  @Test func comeAndGoWithTheState() {
    var journeys = RouteJourneys()
    for shape in Shape.allCases {
      journeys.tell("stacks that stay, \(shape)", .regions(shape, at: ["app", "mail", "x"])) {
        rig in
        rig.store.dispatch(TestAction.listed(all))
        rig.user(.select("admin"))
        rig.store.route(.push("users"))
        rig.user(.adapt(.regular))
        rig.store.dispatch(TestAction.listed(["news", "mail"]))
        rig.user(.select("mail"))
      }
    }
    journeys.tell("routes to what comes and from what goes", .regions()) { rig in
      rig.store.dispatch(TestAction.listed(all, ["app", "admin", "users"]))
      rig.store.dispatch(TestAction.listed(["mail", "news"], ["app", "news", "y"]))
      rig.store.dispatch(TestAction.listed(all))
      rig.go("app", "admin", "ban", "x")
      rig.store.dispatch(TestAction.listed(["mail", "news"]))
      rig.store.dispatch(TestAction.listed(["news", "news", "mail"]))
    }
    let music: Route = ["app", "mail", "intro", "topics", "music"]
    journeys.tell("the first tab of a modal", .regions(at: music)) { rig in
      rig.store.dispatch(TestAction.listed(all))
      rig.go("app", "mail", "intro", "rules")
      rig.store.dispatch(TestAction.listed(["mail", "news"]))
    }

    assertSnapshot(of: journeys.text)
  }

  @Test func standInModals() {
    var journeys = RouteJourneys()
    for shape in Shape.allCases {
      journeys.tell("a modal with tabs, \(shape)", .regions(shape)) { rig in
        rig.go("app", "mail", "intro", "topics", "music")
        rig.user(.select("hello"), .adapt(.regular))
        rig.go("app", "news", "intro", "topics", "music", "jazz")
        rig.user(.back, .select("topics"), .select("more"))
        rig.store.route(.push("x"))
        rig.user(.dismiss)
      }
    }
    journeys.tell("ways out of a modal with tabs", .regions()) { rig in
      rig.go("app", "mail", "intro", "topics")
      rig.stage.userDid(.removed([rig.stage.state.modalScreens[0]]), in: rig.backend)
      rig.go("app", "mail", "intro", "topics")
      rig.user(.back)
      rig.go("app", "mail", "intro", "topics", "music")
      rig.go("app", "mail", "files", "cloud", "a")
      rig.go("login")
    }

    assertSnapshot(of: journeys.text)
  }

  @Test func waitInModalsBehindAlertsAndGuards() {
    var journeys = RouteJourneys()
    journeys.tell("a modal that waits for an alert", .regions()) { rig in
      rig.main.wireframe.presentAlert(
        AlertContent(title: "Wait"), from: rig.stage.state.rootScreens[0])
      rig.store.route(.push(["intro", "topics"]))
      rig.store.route(.push("music"))
      rig.user(.choose("OK"))
    }

    assertSnapshot(of: journeys.text)
  }

  @Test(arguments: Shape.allCases)
  func areFreedWithTheController(_ shape: Shape) {
    var kept: Store<TestState>?
    expectNoLeaks { tracker in
      let rig = RouteRig.regions(shape, at: ["app", "mail", "inbox", "42", "intro", "topics", "x"])
      kept = rig.store
      // Screens hold the store in their closures, so the store keeps nothing of the app.
      for case let page as PageScreen in rig.stage.visibleScreens {
        page.rows = [("Next", { [store = rig.store] in store.route(.push("next")) })]
      }
      for object in [rig.controller, rig.stage, rig.main] as [AnyObject] { tracker.track(object) }
      for screen in rig.stage.visibleScreens + rig.stage.state.modalScreens {
        tracker.track(screen)
      }
    }
    kept?.route(.goto(["app", "news"]))
    #expect(kept?.state.route == ["app", "news"])
  }
}
