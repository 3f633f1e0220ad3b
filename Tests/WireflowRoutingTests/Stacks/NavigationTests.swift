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
    journeys.tell("swipes", makeRig(at: ["s", "a", "b", "c"])) { rig in
      let stack = rig.stage.stack(of: rig.stage.rootScreens[0])
      rig.stage.userDid(.removed([stack[3]]), in: rig.backend)
      rig.stage.userDid(.removed([stack[1], stack[2]]), in: rig.backend)
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
      let child = ChildFlow(rig.main.wireframe)
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

/// A flow that pushes one page.
@MainActor
private final class ChildFlow: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let page = PageScreen("child")

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func start(from sender: any Screen) { wireframe.push(page, from: sender) }
}

/// Work for a routed screen, which its coordinator requests when it makes the screen.
@MainActor
struct RoutedWorkTests {
  private func makeRig(at route: Route = ["s"]) -> (rig: RouteRig, notes: Notes) {
    let notes = Notes()
    let rig = RouteRig(at: route) { wireframe, store in
      [
        RouteScene("s") { _ in
          WorkingCoordinator(
            wireframe, RouteStack(store, installing: PageScreen("s")), notes)
        }
      ]
    }
    return (rig, notes)
  }

  @Test func beginsWhenTheScreenArrivesAndEndsWithIt() async {
    let (rig, notes) = makeRig()

    rig.store.route(.goto(["s", "a", "b"]))
    await rig.scheduler.advance(by: .seconds(1))
    rig.controller.perform(.back)
    await rig.scheduler.advance(by: .seconds(5))

    #expect(notes.lines == ["loaded a", "loaded b", "later a", "later b", "left b", "done a"])
  }

  @Test func ofAScreenThatAGuardRefusesIsRefused() async {
    let (rig, notes) = makeRig()
    rig.main.guardRequests { _, _ in .refuse("busy") }
    _ = rig.newLog()

    rig.store.route(.push("a"))
    await rig.scheduler.advance(by: .seconds(5))

    #expect(notes.lines == [])
    assertSnapshot(of: rig.newLog())
  }
}

/// A stack whose screens load something when they arrive.
@MainActor
private final class WorkingCoordinator: NavigationCoordinator {
  let wireframe: FlowWireframe<Void>
  let stack: RouteStack
  private let notes: Notes

  init(_ wireframe: any ApplicationWireframe, _ stack: RouteStack, _ notes: Notes) {
    self.wireframe = FlowWireframe(wireframe)
    self.stack = stack
    self.notes = notes
  }

  func screen(toward rest: Route, from path: Route) -> RoutedScreen? {
    guard let next = rest.first else { return nil }
    let page = PageScreen(next)
    task(on: page) { flow, page in
      flow.notes.lines.append("loaded \(page.title)")
      try await flow.wireframe.stage.clock.sleep(for: .seconds(3))
      flow.notes.lines.append("done \(page.title)")
    }
    after(.seconds(1), on: page) { flow, page in flow.notes.lines.append("later \(page.title)") }
    onLeave(of: page) { flow, page in flow.notes.lines.append("left \(page.title)") }
    return RoutedScreen(page, at: next)
  }
}
