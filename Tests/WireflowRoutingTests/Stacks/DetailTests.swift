import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowRouting
import WireflowTesting

/// A detail beside a list, on the route.
@MainActor
struct DetailTests {
  @Test func followsRoutesAndTheUserInBothColumns() {
    var journeys = RouteJourneys()
    for shape in Shape.allCases {
      journeys.tell("deeper and back, \(shape)", .regions(shape)) { rig in
        rig.go("app", "mail", "inbox", "42", "photo")
        rig.go("app", "mail", "inbox", "43")
        rig.user(.adapt(.regular))
        rig.store.route(.push("photo"))
        rig.go("app", "mail", "inbox", "old", "7")
        rig.user(.adapt(.compact))
        rig.go("app", "mail", "inbox")
        rig.store.route(.push("44"))
        rig.user(.back, .back, .back)
      }
    }
    let deep: Route = ["app", "mail", "inbox", "old", "42", "photo"]
    journeys.tell("a list that is popped", .regions(.adaptive, at: deep)) { rig in
      rig.user(.adapt(.regular), .backTo("inbox"), .adapt(.compact))
      rig.store.route(.push("more"))
      rig.user(.backTo("inbox"))
    }
    journeys.tell("swipes", .regions(at: ["app", "mail", "inbox", "42", "photo"])) { rig in
      let inbox = rig.stage.state.stack(of: rig.stage.state.rootScreens[0])[1]
      let detail = rig.stage.state.detail(beside: inbox)
      rig.stage.userDid(.removed([detail[1]]), in: rig.backend)
      rig.stage.userDid(.removed([inbox, detail[0]]), in: rig.backend)
    }

    assertSnapshot(of: journeys.text)
  }

  @Test func followsThemInModals() {
    var journeys = RouteJourneys()
    journeys.tell("a modal", .regions(at: ["app", "news", "files", "cloud", "work", "1"])) { rig in
      rig.store.route(.push("page"))
      rig.user(.back, .back)
      rig.go("app", "news", "files", "disk", "2")
      rig.user(.dismiss)
    }

    assertSnapshot(of: journeys.text)
  }

  @Test func takesInWhatTheAppShowsAndStaysWhereAGuardKeepsIt() {
    var journeys = RouteJourneys()
    for shape in Shape.allCases {
      journeys.tell("shown by the app, \(shape)", .regions(shape, at: ["app", "mail", "inbox"])) {
        rig in
        let inbox = rig.stage.state.stack(of: rig.stage.state.rootScreens[0])[1]
        let (reply, filter) = (PageScreen("reply"), PageScreen("filter"))
        rig.store.attach(to: reply, segment: "reply")
        rig.store.attach(to: filter, segment: "filter")
        rig.main.wireframe.showDetail(reply, from: inbox)
        rig.main.wireframe.push(PageScreen("plain"), from: reply)
        rig.store.route(.push("x"))
        rig.main.wireframe.push(filter, from: inbox)
        rig.store.route(.push("y"))
        rig.go("app", "mail", "inbox", "filter", "reply")
        rig.main.wireframe.pop(reply)
      }
      journeys.tell("a guard, \(shape)", .regions(shape, at: ["app", "mail", "inbox", "42"])) {
        rig in
        let detail = rig.stage.state.detail(beside: rig.stage.state.rootScreens[0])
        rig.refuse("unsaved") { detail.contains(where: $0.takesAway) }
        rig.go("app", "mail", "inbox", "43")
        rig.go("app", "mail")
      }
    }

    assertSnapshot(of: journeys.text)
  }
}
