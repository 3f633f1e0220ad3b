import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// What a flow owns from its start on.
@MainActor
struct StartTests {
  @Test func ownsTheRootScreensThatItIsGiven() {
    var stories = Stories()
    stories.tell("a root screen is its own, with what is pushed onto it") { rig in
      rig.main.start(ChildFlow(rig.wireframe) { _, _ in }, owning: rig.other) { $0.note($1) }
      rig.stage.submit(.push(PageScreen("From owner"), from: rig.other))
    }
    for place in [0, 1] {
      stories.tell("root screen \(place) of a modal stays when it finishes") { rig in
        let (roots, child) = ([PageScreen("One"), PageScreen("Two")], ChildFlow(rig.wireframe))
        rig.wireframe.presentModally(rootItems: roots, in: TabBarWireframe(stage: rig.stage))
        rig.main.start(child, owning: roots[place]) { $0.note($1) }
        child.finish(3)
      }
    }
    stories.tell("a modal goes whose root items are all its own") { rig in
      let roots = [PageScreen("One"), PageScreen("Two")]
      let child = rig.start { flow, _ in
        flow.wireframe.presentModally(
          rootItems: roots, in: TabBarWireframe(stage: flow.wireframe.stage))
        flow.start(ChildFlow(flow.wireframe) { _, _ in }, owning: roots[0])
      }
      child.finish(3)
    }
    assertSnapshot(of: stories.text)
  }

  @Test func startsWhereTheStageIsThen() {
    var stories = Stories()
    stories.tell("its parent ends during its start") { rig in
      let parent = rig.start("Parent")
      let child = ChildFlow(rig.wireframe, page: "Child") { flow, sender in
        flow.wireframe.push(flow.page, from: sender)
        parent.finish(4)
        flow.wireframe.push("Next", from: flow.page)
      }
      parent.start(child, from: parent.page) { _, outcome in rig.note("child \(outcome.words)") }
    }
    stories.tell("it lives at least until its start has returned") { rig in
      rig.start { flow, sender in
        flow.wireframe.push(flow.page, from: sender)
        flow.wireframe.pop(flow.page)
        flow.wireframe.push("Next", from: sender)
      }
    }
    stories.tell("it starts from the screen that is in front when it has its turn") { rig in
      let page = rig.wireframe.push("Page")
      rig.main.start(ChildFlow(rig.wireframe) { flow, _ in flow.finish(1) }, from: page) {
        main, _ in
        main.wireframe.pop(page)
        main.start(ChildFlow.modal(rig.wireframe, page: "Login"))
      }
    }
    stories.tell("it owns a root that is installed in the same outcome") { rig in
      let root = PageScreen("New")
      let area = ChildFlow(rig.wireframe) { flow, _ in
        flow.wireframe.install(rootItems: [root])
        flow.start(ChildFlow(flow.wireframe) { _, _ in }, owning: root) { _, outcome in
          rig.note("owner \(outcome.words)")
        }
      }
      let login = ChildFlow(rig.wireframe, page: "Log in")
      rig.main.start(login, from: rig.root) { main, _ in main.start(area, from: main.root) }
      login.finish(1)
    }
    stories.tell("what nobody asks for belongs to the flow of its sender or predecessor") { rig in
      let child = rig.start()
      let base = rig.wireframe.base
      base.push("Pushed", from: child.page)
      base.present("Modal", from: child.page)
      base.present("Expired")
      base.replace(child.page, with: PageScreen("New"))
      rig.note(NavigationTree(rig.stage))
      rig.wireframe.replace(rig.stage.state.stack(of: rig.root)[1], with: PageScreen("Newer"))
    }
    assertSnapshot(of: stories.text)
  }
}

/// The closures that flows hand to screens.
@MainActor
struct WireTests {
  @Test func callsAFlowThatLives() {
    var stories = Stories()
    stories.tell("it hands over no value, one or two") { rig in
      let onTap: () -> Void = rig.main.wire(rig.root) { flow, screen in flow.notes += [screen.title]
      }
      let onRow: (String) -> Void = rig.main.wire(rig.root) { flow, _, row in flow.notes += [row] }
      let onMove: (String, Int) -> Void = rig.main.wire(rig.root) { flow, _, row, place in
        flow.notes += ["\(row) to \(place)"]
      }
      let onIsolatedRow: @MainActor (String) -> Void = rig.main.wire(rig.root) { flow, _, row in
        flow.notes += [row]
      }
      onTap()
      onRow("Crime")
      onMove("Drama", 3)
      onIsolatedRow("Poems")
    }
    stories.tell("it does nothing after its flow has ended") { rig in
      @MainActor func start() -> @MainActor () -> Void {
        rig.start().wire(rig.root) { _, _ in rig.note("too late") }
      }
      let onTap = start()
      rig.user(.back)
      onTap()
    }
    stories.tell("it does nothing after its screen has gone") { rig in
      let onTap: () -> Void = rig.main.wire(PageScreen("Gone")) { _, _ in rig.note("too late") }
      onTap()
    }
    stories.tell("an answer of another flow that calls it too late is ignored") { rig in
      let late: () -> Void = rig.start().wire(rig.root) { _, _ in }
      rig.wireframe.ask("Sure?", from: rig.root) { _ in late() }
      rig.user(.choose("OK"), .back)
      rig.wireframe.ask("Sure?", from: rig.root) { _ in late() }
      rig.wireframe.flush()
    }
    assertSnapshot(of: stories.text)
  }

  @Test func isSilentIfAnAlertClosesTogetherWithItsFlow() {
    let ends: [(FlowRig, ChildFlow) -> Void] = [
      { rig, _ in rig.wireframe.install(rootItems: [PageScreen("New")]) },
      { rig, _ in rig.wireframe.update(rootItems: [rig.other]) },
      { rig, child in rig.wireframe.pop(child.page) },
      { _, child in child.finish(1) },
      { _, child in child.cancel() },
    ]
    var stories = Stories()
    for (number, end) in ends.enumerated() {
      stories.tell("way \(number)") { rig in
        let child = rig.start()
        for title in ["Sure?", "Really?"] {
          child.wireframe.ask(title, onAnswer: child.wire(child.page) { _, _, _ in })
        }
        end(rig, child)
      }
    }
    assertSnapshot(of: stories.text)
    #expect(!stories.text.contains("ignored call"))
  }
}
