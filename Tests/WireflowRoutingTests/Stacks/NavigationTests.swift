import TestSupport
import Testing
import Wireflow
import WireflowRouting

/// A stack that follows the route, and the route that follows the stack.
@MainActor
struct NavigationTests {
  private func makeRig(at route: Route = ["s"]) -> RouteRig {
    RouteRig(at: route) { wireframe, store in [.pages("s", wireframe, store)] }
  }

  @Test
  func popsAndPushesTheLeastInOneTransition() {
    let rig = makeRig(at: ["s", "a", "b", "c"])

    rig.store.route(.goto(["s", "a", "x", "y"]))

    rig.expectLog(
      matches: """
        > (app)
          route store: s/a/x/y
          pop to PageScreen "a"
          + push PageScreen "x" onto s
          + push PageScreen "y" onto s
        """)
  }

  @Test
  func takesSegmentsOfSeveralComponentsAsOneScreen() {
    let rig = makeRig(at: ["s", "a", "both", "1", "b"])

    rig.store.route(.goto(["s", "a", "both", "2"]))

    rig.expectLog(
      matches: """
        > (app)
          route store: s/a/both/2
          pop to PageScreen "a"
          + push PageScreen "both" onto s
        """)
  }

  @Test
  func stopsWhereNothingLeadsAnyFurther() {
    let rig = makeRig()

    rig.store.route(.goto(["s", "a", "nowhere", "b"]))

    #expect(rig.route == "s/a")
    rig.expectLog(
      matches: """
        > (app)
          route store: s/a/nowhere/b
          push PageScreen "a" onto s
          route: nothing leads to nowhere/b from a
          route set: s/a
        """)
  }

  @Test(arguments: [
    (UserAction.back, "s/a/b"), (.backTo("a"), "s/a"), (.backTo("s"), "s"),
    (.select("s"), "s"),
  ])
  func followsTheUserBack(action: UserAction, route: String) {
    let rig = makeRig(at: ["s", "a", "b", "c"])

    rig.controller.perform(action)

    #expect(rig.route == route)
    #expect(rig.newLog().hasSuffix("\n  route set: \(route)"))
  }

  @Test
  func followsASwipeBackAndOneOverSeveralLevels() {
    let rig = makeRig(at: ["s", "a", "b", "c"])
    let stack = rig.stage.stack(of: rig.stage.rootScreens[0])

    rig.stage.userDid(.removed([stack[3]]), in: rig.backend)
    #expect(rig.route == "s/a/b")
    rig.stage.userDid(.removed([stack[1], stack[2]]), in: rig.backend)

    #expect(rig.route == "s")
  }

  @Test
  func takesInAScreenThatTheAppPushesItself() {
    let rig = makeRig(at: ["s", "a"])
    let (routed, plain) = (PageScreen("routed"), PageScreen("plain"))
    rig.store.attach(to: routed, segment: "r")

    rig.main.wireframe.push(routed, from: rig.stage.visibleScreens[0])
    #expect(rig.route == "s/a/r")
    rig.main.wireframe.push(plain, from: routed)
    #expect(rig.route == "s/a/r")
    rig.store.route(.push("x"))

    #expect(rig.stage.stack(of: routed).map(\.title) == ["s", "a", "routed", "x"])
    #expect(rig.route == "s/a/r/x")
  }

  @Test
  func takesInAChildFlowAndEndsItOnTheWayElsewhere() {
    let rig = makeRig(at: ["s", "a"])
    let child = ChildFlow(rig.main.wireframe)
    rig.store.attach(to: child.page, segment: "child")

    rig.main.start(child, from: rig.stage.visibleScreens[0])
    rig.store.route(.push("b"))
    #expect(rig.route == "s/a/child/b")
    _ = rig.newLog()
    rig.store.route(.goto(["s", "a", "c"]))

    rig.expectLog(
      matches: """
          route store: s/a/c
          pop to PageScreen "a"
          + push PageScreen "c" onto s
          cancel ChildFlow
        """)
  }

  @Test
  func followsScreensOutOfTheMiddle() {
    let rig = makeRig(at: ["s", "a", "b", "c"])
    let stack = rig.stage.stack(of: rig.stage.rootScreens[0])

    rig.main.wireframe.replace(stack[2], with: PageScreen("plain"))

    #expect(rig.route == "s/a/c")
  }

  @Test
  func staysWithTheScreenWhenAGuardRefuses() {
    let rig = makeRig(at: ["s", "a", "b"])
    rig.main.guardRequests { _, request in
      if case .popTo = request.requests.first { .refuse("unsaved") } else { .allow }
    }

    rig.store.route(.goto(["s", "x"]))

    #expect(rig.route == "s/a/b")
    #expect(rig.stage.visibleScreens.map(\.title) == ["b"])
  }

  @Test
  func letsGoOfScreensThatLeft() {
    let rig = makeRig(at: ["s", "a", "b"])
    weak let top = rig.stage.visibleScreens[0]
    #expect(top != nil)

    rig.store.route(.goto("s"))

    #expect(top == nil)
  }
}

/// A flow that pushes one page.
@MainActor
private final class ChildFlow: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let page = PageScreen("child")

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    wireframe.push(page, from: sender)
  }
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
    rig.expectLog(
      matches: """
        > (app)
          route store: s/a
          ignored push PageScreen "a": MainCoordinator refused, busy
          ignored task: PageScreen "a" is not on stage
          ignored delayed work: PageScreen "a" is not on stage
          ignored wait for the end of PageScreen "a": PageScreen "a" is not on stage
          route set: s
        """)
  }

  @Test func waitsWithAScreenThatAGuardHolds() async {
    let (rig, notes) = makeRig()
    let root = rig.stage.visibleScreens[0]
    rig.main.guardRequests { [weak root] _, request in
      guard let root, !request.arriving.isEmpty else { return .allow }
      return .ask(
        AlertContent(title: "Go?", actions: [.init("Go"), .init("Stay")]), from: root,
        allows: { $0.title == "Go" })
    }

    rig.store.route(.push("a"))
    await rig.scheduler.advance(by: .seconds(5))
    #expect(notes.lines == [])
    rig.controller.perform(.choose("Go"))
    await rig.scheduler.advance(by: .seconds(5))

    #expect(notes.lines == ["loaded a", "later a", "done a"])
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
