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
      rig.main.start(ChildFlow(rig.wireframe) { _, _ in }, owning: rig.main.other) { $0.note($1) }
      rig.stage.submit(.push(PageScreen("From owner"), from: rig.main.other))
    }
    stories.tell("it goes with its root screen") { rig in
      rig.main.start(ChildFlow(rig.wireframe) { _, _ in }, owning: rig.main.other) { $0.note($1) }
      rig.wireframe.install(rootItems: [PageScreen("New")])
    }
    for place in [0, 1] {
      stories.tell("root screen \(place) of a modal stays when it finishes") { rig in
        let (roots, child) = ([PageScreen("One"), PageScreen("Two")], ChildFlow(rig.wireframe))
        rig.wireframe.presentModally(rootItems: roots, in: TabBarWireframe(stage: rig.stage))
        rig.main.start(child, owning: roots[place]) { $0.note($1) }
        child.finish(3)
      }
    }
    stories.tell("a modal stays for its other root items") { rig in
      let roots = [PageScreen("One"), PageScreen("Two")]
      let child = ChildFlow(rig.wireframe) { _, _ in }
      rig.wireframe.presentModally(rootItems: roots, in: TabBarWireframe(stage: rig.stage))
      rig.main.start(child, owning: roots[0])
      child.finish(3)
    }
    stories.tell("a modal goes whose root items are all its own") { rig in
      let roots = [PageScreen("One"), PageScreen("Two")]
      let child = ChildFlow(rig.wireframe) { flow, _ in
        flow.wireframe.presentModally(
          rootItems: roots, in: TabBarWireframe(stage: flow.wireframe.stage))
        flow.start(ChildFlow(flow.wireframe) { _, _ in }, owning: roots[0])
      }
      rig.main.start(child, from: rig.main.root)
      child.finish(3)
    }

    assertSnapshot(of: stories.text)
  }

  @Test func startsWhereTheStageIsThen() {
    var stories = Stories()
    stories.tell("its parent ends during its start") { rig in
      let parent = ChildFlow(rig.wireframe, page: "Parent")
      rig.main.start(parent, from: rig.main.root) { $0.note($1) }
      let child = ChildFlow(rig.wireframe, page: "Child") { flow, sender in
        flow.wireframe.push(flow.page, from: sender)
        parent.finish(4)
        flow.wireframe.push(PageScreen("Next"), from: flow.page)
      }
      parent.start(child, from: parent.page) { [main = rig.main] _, outcome in
        main.notes.append("child \(outcome.words)")
      }
    }
    stories.tell("it starts from the screen that is in front when it has its turn") { rig in
      let page = PageScreen("Page")
      let child = ChildFlow(rig.wireframe) { flow, _ in flow.finish(1) }
      rig.wireframe.push(page, from: rig.main.root)
      rig.main.start(child, from: page) { [rig] main, _ in
        main.wireframe.pop(page)
        main.start(ChildFlow.modal(rig.wireframe, page: "Login"))
      }
    }
    stories.tell("it owns a root that is installed in the same outcome") { rig in
      let root = PageScreen("New")
      let area = ChildFlow(rig.wireframe) { flow, _ in
        flow.wireframe.install(rootItems: [root])
        flow.start(ChildFlow(flow.wireframe) { _, _ in }, owning: root) {
          [main = rig.main] _, outcome in main.notes.append("owner \(outcome.words)")
        }
      }
      let login = ChildFlow(rig.wireframe, page: "Log in")
      rig.main.start(login, from: rig.main.root) { main, _ in main.start(area, from: main.root) }
      login.finish(1)
    }

    assertSnapshot(of: stories.text)
  }

  @Test func ownsWhatNobodyAsksFor() {
    var stories = Stories()
    stories.tell("what nobody asks for belongs to the flow of its sender or predecessor") { rig in
      let child = ChildFlow(rig.wireframe)
      rig.main.start(child, from: rig.main.root) { $0.note($1) }
      rig.wireframe.base.push(PageScreen("Pushed"), from: child.page)
      rig.wireframe.base.presentModally(PageScreen("Modal"), from: child.page)
      rig.wireframe.base.presentModally(PageScreen("Expired"))
      rig.wireframe.base.replace(child.page, with: PageScreen("New"))
      rig.main.notes.append("\(NavigationTree(rig.stage))")
      rig.wireframe.replace(rig.stage.stack(of: rig.main.root)[1], with: PageScreen("Newer"))
    }

    assertSnapshot(of: stories.text)
  }
}

@MainActor
struct WireTests {
  let rig = FlowRig()
  let screen = WiredScreen()

  @Test func handsOverNoneOneOrTwoValues() {
    screen.onTap = rig.main.wire(screen) { flow, screen in flow.notes.append(screen.title) }
    screen.onRow = rig.main.wire(screen) { flow, _, row in flow.notes.append(row) }
    screen.onMove = rig.main.wire(screen) { flow, _, row, place in
      flow.notes.append("\(row) to \(place)")
    }
    // Closures may name the main actor.
    screen.onIsolatedRow = rig.main.wire(screen) { flow, _, row in flow.notes.append(row) }

    screen.onTap?()
    screen.onRow?("Crime")
    screen.onMove?("Drama", 3)
    screen.onIsolatedRow?("Poems")

    #expect(rig.main.notes == ["Wired", "Crime", "Drama to 3", "Poems"])
    rig.expectLog(matches: "")
  }

  @Test func doesNothingAfterItsCoordinatorHasGone() {
    func start() {
      let child = ChildFlow(rig.wireframe)
      rig.main.start(child, from: rig.main.root)
      screen.onTap = child.wire(screen) { _, _ in Issue.record("the flow has ended") }
    }
    start()
    rig.stage.perform(.back)
    _ = rig.newLog()

    screen.onTap?()

    rig.expectLog(
      matches: """
        > (app)
          ignored call from WiredScreen "Wired": ChildFlow has ended
        """)
  }

  @Test func isSilentIfAnAlertClosesTogetherWithItsFlow() {
    let ends: [(FlowRig, ChildFlow) -> Void] = [
      { rig, _ in rig.wireframe.install(rootItems: [PageScreen("New")]) },
      { rig, _ in rig.wireframe.update(rootItems: [rig.main.other]) },
      { rig, child in rig.wireframe.pop(child.page) },
      { _, child in child.finish(1) },
      { _, child in child.cancel() },
    ]
    for end in ends {
      let rig = FlowRig()
      let child = ChildFlow(rig.wireframe)
      rig.main.start(child, from: rig.main.root)
      for title in ["Sure?", "Really?"] {
        child.wireframe.presentAlert(
          AlertContent(title: title), from: child.page,
          onAnswer: child.wire(child.page) { _, _, _ in })
      }
      _ = rig.newLog()

      end(rig, child)

      let log = rig.newLog()
      #expect(log.contains("cancel ChildFlow") || log.contains("finish ChildFlow"), "\(log)")
      #expect(!log.contains("ignored call"), "\(log)")
    }
  }

  @Test func isHeardIfAnAnswerOfAnotherFlowCallsItTooLate() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root)
    let late = child.wire(screen) { _, _ in }
    rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: rig.main.root) { _ in late() }
    rig.stage.perform(.choose("OK"))
    rig.stage.perform(.back)
    rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: rig.main.root) { _ in late() }
    _ = rig.newLog()

    rig.wireframe.flush()

    rig.expectLog(
      matches: """
          close alert "Sure?"
          ignored call from WiredScreen "Wired": ChildFlow has ended
        """)
  }

  @Test func keepsNeitherCoordinatorNorScreen() {
    weak var weakScreen: WiredScreen?
    var closure: (() -> Void)?
    func wire() {
      let screen = WiredScreen()
      weakScreen = screen
      closure = rig.main.wire(screen) { _, _ in Issue.record("the screen has gone") }
    }

    wire()
    closure?()

    #expect(weakScreen == nil)
    rig.expectLog(matches: "")
  }
}

/// A screen with closures of every shape.
@MainActor
final class WiredScreen: Screen {
  let title = "Wired"
  var onTap: (() -> Void)?
  var onRow: ((String) -> Void)?
  var onMove: ((String, Int) -> Void)?
  var onIsolatedRow: (@MainActor (String) -> Void)?
}
