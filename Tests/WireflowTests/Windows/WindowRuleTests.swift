import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// The rules of windows: links, guards, walls, memory and scripts.
@MainActor
struct WindowRuleTests {
  let rig = SessionRig()

  /// Opens a window, and returns its main flow.
  private func open(_ link: String) throws -> MainFlow {
    try #require(rig.main()).wireframe.openWindow(link)
    return try #require(rig.main(link))
  }

  @Test func aLinkGoesToTheWindowThatHandlesIt() throws {
    _ = try open("mail://1")
    _ = try open("mail://2")
    rig.session.window("mail://1")?.controller.onOpen = { $0 == "mail://1/reply" }
    rig.session.hasWindow = { $0.hasPrefix("mail://") }
    _ = rig.newLog()

    #expect(rig.session.open("mail://1/reply"))
    #expect(rig.session.open("mail://3"))
    #expect(!rig.session.open("news://1"))

    #expect(rig.session.current.link == "mail://3")
    assertSnapshot(of: rig.newLog())
  }

  @Test func guardsDecideOnlyAboutTheAppsWayToClose() throws {
    let window = try open("mail://1")
    let child = ChildFlow(window.wireframe)
    window.start(child, from: window.root)
    child.guardRequests { _, _ in .refuse("there is a draft") }

    let outcome = window.closeWindow()

    #expect(outcome == .ignored(.refused(by: "ChildFlow", "there is a draft")))
    #expect(rig.links == ["-", "mail://1"])
    rig.session.perform(.closeWindow)
    #expect(rig.links == ["-"])
  }

  @Test func aWallIsUpInEveryWindowUntilOneOfThemOpensIt() throws {
    _ = try open("mail://1")
    var flows: [WallFlow] = []
    var ends = 0
    _ = rig.newLog()

    rig.session.raiseWall {
      flows.append(WallFlow($0))
      return flows[flows.count - 1]
    } onEnd: { _ in
      ends += 1
    }
    rig.session.hasWindow = { _ in true }
    rig.session.perform(.window("mail://2"))
    #expect(rig.session.windows.allSatisfy { $0.stage.visibleScreens.first is WallScreen })
    flows[1].finish()

    #expect(ends == 1)
    #expect(rig.session.windows.allSatisfy { !($0.stage.visibleScreens.first is WallScreen) })
    assertSnapshot(of: rig.newLog())
  }

  @Test func aWallEndsWithTheLastOfItsWindows() throws {
    _ = try open("mail://1")
    var outcomes: [String] = []
    var flows: [WallFlow] = []
    rig.session.raiseWall {
      flows.append(WallFlow($0))
      return flows[flows.count - 1]
    } onEnd: { outcome in
      outcomes.append(outcome.output == nil ? "cancelled" : "finished")
    }

    rig.session.perform(.closeWindow)
    #expect(outcomes == [])
    flows[0].cancel()

    #expect(outcomes == ["cancelled"])
  }

  /// A screen that is on stage in another window neither arrives nor leaves here.
  @Test func noScreenCrosses() throws {
    let there = try open("mail://1")
    let here = try #require(rig.main())
    let (screen, tree) = (there.root, NavigationTree(here.wireframe.stage))
    let wireframe = here.wireframe

    let outcomes = [
      wireframe.push(screen, from: here.root), wireframe.pop(screen), wireframe.select(screen),
      wireframe.replace(here.root, with: screen), wireframe.presentModally(screen),
      wireframe.presentModally(screen, from: here.root), wireframe.embed(screen, in: here.root),
      wireframe.install(rootItems: [screen]), wireframe.update(rootItems: [here.root, screen]),
      wireframe.push(PageScreen("New"), from: screen),
      wireframe.presentAlert(AlertContent(title: "Hi"), from: screen).outcome,
    ]

    let name = ScreenName(typeName: "PageScreen", title: "Root")
    #expect(outcomes == outcomes.map { _ in .ignored(.screen(.inOtherWindow, name)) })
    #expect(NavigationTree(here.wireframe.stage) == tree)
  }

  @Test func aWindowLeavesNothingInMemory() throws {
    weak var stage: Stage?
    weak var main: MainFlow?
    weak var child: ChildFlow?
    weak var page: PageScreen?
    do {
      let window = try open("mail://1")
      let flow = ChildFlow(window.wireframe)
      window.start(flow, from: window.root)
      window.after(.seconds(5)) { _ in }
      window.wireframe.presentAlert(AlertContent(title: "Saved"), from: flow.page)
      window.wireframe.presentAlert(AlertContent(title: "Sent"), from: flow.page)
      (stage, main, child, page) = (window.wireframe.stage, window, flow, flow.page)
    }

    rig.session.perform(.closeWindow)

    #expect(stage == nil && main == nil && child == nil && page == nil)
  }

  @Test func aSessionLeavesNothingInMemory() throws {
    weak var session: ApplicationSession?
    do {
      let rig = SessionRig()
      rig.main()?.wireframe.openWindow("mail://1")
      rig.session.raiseWall { WallFlow($0) }
      session = rig.session
    }

    #expect(session == nil)
  }

  @Test func theSystemClosesAWindowThatIsNotInFront() throws {
    _ = try open("mail://1")
    _ = try open("mail://2")
    _ = rig.newLog()

    rig.session.window("mail://1")?.close()

    #expect(rig.session.current.link == "mail://2")
    rig.expectLog(
      matches: """
        > window "mail://1"
        > close window
          cancel MainFlow
          close window "mail://1"
        """)
  }
}
