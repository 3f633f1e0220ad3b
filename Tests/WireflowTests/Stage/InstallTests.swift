import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Root items, details, embedded screens, and several changes at once.
@MainActor
struct InstallTests {
  @Test func keepsOrMovesScreens() {
    var stories = Stories()
    stories.tell("a screen that is deep elsewhere becomes a root") { rig in
      let (page, new) = (rig.wireframe.push("Page"), PageScreen("New"))
      rig.wireframe.request(
        .embed(new, in: page), .modal(PageScreen("Modal"), from: page), .install([new, page]),
        .modal(PageScreen("Next"), from: page))
    }
    stories.tell("a detail is replaced from the list that it covers") { rig in
      let (first, detail) = (rig.wireframe.push("First"), PageScreen("Detail"))
      rig.wireframe.request(
        .showDetail(detail, from: first), .push(PageScreen("Deeper"), from: detail))
      let next = PageScreen("Next")
      rig.wireframe.request(
        .showDetail(next, from: first), .push(PageScreen("Page"), from: first),
        .replace(rig.root, with: PageScreen("New")), .push(PageScreen("Page"), from: next))
    }
    stories.tell("a detail leaves before its list does", FlowRig { SplitWireframe(stage: $0) }) {
      rig in
      let child = rig.start { flow, root in
        flow.wireframe.request(
          .showDetail(flow.page, from: root), .push(PageScreen("Deeper"), from: flow.page),
          .push(PageScreen("First"), from: root))
      }
      child.finish(1)
    }
    stories.tell("an embedded screen keeps its flow where its host stays") { rig in
      rig.start { flow, root in flow.wireframe.embed(flow.page, in: root) }
      rig.wireframe.install(rootItems: [rig.root, PageScreen("Other")])
    }
    let backend = HeldBackend()
    stories.tell("a flush completes transitions unanimated", FlowRig(backend: backend)) { rig in
      backend.completeAll()
      rig.wireframe.request(
        .select(rig.other), .push(PageScreen("Page"), from: rig.other), .select(rig.root), .flush)
      for _ in 0..<2 { backend.completeLast() }
      rig.main.notes += backend.commands
      rig.note(backend.transitions.map(\.isAnimated))
    }
    stories.tell("work in a turn of its own comes after the stage's own work") { rig in
      let page = PageScreen("Page")
      var isFirst = true
      let observation = rig.stage.observe { change in
        guard case .entered = change, isFirst else { return }
        isFirst = false
        rig.note(rig.wireframe.pop(page))
        rig.stage.inTurn { rig.note(rig.wireframe.select(rig.other)) }
      }
      rig.wireframe.push(page, from: rig.root)
      rig.stage.inTurn { rig.note(rig.wireframe.select(rig.root)) }
      withExtendedLifetime(observation) {}
    }
    assertSnapshot(of: stories.text)
  }

  private final class FeedScreen: RootLevelRepresentable {
    let title = "Feed"
    var onSecondTap: (() -> Void)?
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
    func rootItemWasSelectedAgain() { onSecondTap?() }
  }

  @Test func tellsAScreenOfTheSecondTapOnItsRootItem() {
    var stories = Stories()
    stories.tell("after what the wireframe makes of it") { rig in
      let feed = FeedScreen()
      feed.onSecondTap = { _ = rig.wireframe.push("Top", from: feed) }
      rig.wireframe.request(
        .install([feed, PageScreen("B")]), .push(PageScreen("Page"), from: feed))
      rig.user(.select("Feed"), .select("Feed"), .select("B"), .select("Feed"))
      rig.wireframe.request(.popToRoot(of: feed), .select(feed))
      rig.user(.select("Feed"))
    }
    let (first, second) = (Listener(), Listener())
    let group = BackendGroup([first, BackendGroup([second])])
    stories.tell("announcements reach each backend and the log", FlowRig(backend: group)) { rig in
      rig.wireframe.announce("3 \"results\"")
      rig.stage.announce("Saved", urgency: .now)
      for listener in [first, second] {
        rig.note(listener.heard.map { "\($0.text) \($0.urgency)" })
      }
    }
    assertSnapshot(of: stories.text)
  }
}
