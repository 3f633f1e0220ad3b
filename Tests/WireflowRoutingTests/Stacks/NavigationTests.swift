import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowRouting
import WireflowTesting

/// A stack that follows the route, and the route that follows the stack.
@MainActor
struct NavigationTests {
  private func makeRig(at route: Route = ["s"]) -> RouteRig {
    RouteRig(at: route) { wireframe, store in [.pages("s", wireframe, store)] }
  }

  @Test func followsRoutesTheUserAndTheApp() {
    var journeys = RouteJourneys()
    journeys.tell("routes", makeRig(at: ["s", "a", "b", "c"])) { rig in
      rig.go("s", "a", "x", "y")
      rig.go("s", "a", "both", "1", "b")
      rig.go("s", "a", "both", "2")
      rig.go("s", "a", "nowhere", "b")
    }
    let actions: [UserAction] = [.back, .backTo("a"), .backTo("s"), .select("s")]
    for action in actions {
      journeys.tell("\(action)", makeRig(at: ["s", "a", "b", "c"])) { $0.user(action) }
    }
    journeys.tell("screens of the app", makeRig(at: ["s", "a"])) { rig in
      let (routed, plain) = (PageScreen("routed"), PageScreen("plain"))
      rig.store.attach(to: routed, segment: "r")
      rig.main.wireframe.push(routed, from: rig.stage.visibleScreens[0])
      rig.main.wireframe.push(plain, from: routed)
      rig.store.route(.push("x"))
      rig.main.wireframe.replace(routed, with: plain)
    }
    journeys.tell("a flow of the app", makeRig(at: ["s", "a"])) { rig in
      let child = ChildFlow(rig.main.wireframe, page: "child")
      rig.store.attach(to: child.page, segment: "child")
      rig.main.start(child, from: rig.stage.visibleScreens[0])
      rig.store.route(.push("b"))
      rig.go("s", "a", "c")
    }
    journeys.tell("a guard", makeRig(at: ["s", "a", "b"])) { rig in
      rig.refuse("unsaved") { if case .popTo = $0.requests.first { true } else { false } }
      rig.go("s", "x")
    }

    assertSnapshot(of: journeys.text)
  }

  @Test func letsGoOfScreensThatLeft() {
    let rig = makeRig(at: ["s", "a", "b"])
    weak let top = rig.stage.visibleScreens[0]
    #expect(top != nil)

    rig.go("s")

    #expect(top == nil)
  }
}
