import TestSupport
import Testing
import Wireflow
import WireflowRouting

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
