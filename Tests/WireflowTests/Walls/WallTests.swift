import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Walls: what raises them, and what alone takes them away.
@MainActor
struct WallTests {
  let rig = WallRig()

  @Test(arguments: ["tap", "dismiss", "leave"])
  func standsInFrontUntilItsFlowEnds(by end: String) {
    let login = LoginFlow(rig.main.wireframe)
    rig.main.start(login)
    rig.stage.perform(.back)
    rig.stage.perform(.dismiss)
    rig.main.wireframe.dismissAll()
    rig.main.wireframe.flush()
    #expect(rig.stage.modalScreens.isEmpty && rig.stage.frontScreen === login.screen)
    switch end {
    case "tap": rig.stage.perform(.tap("Go"))
    case "dismiss": login.wireframe.dismiss(login.screen)
    default: login.finish(true, screens: .left)
    }

    assertSnapshot(of: rig.newLog())
    #expect(login.screen.attempts == 2)
  }

  @Test func restoresTheScreenAfterAGestureThatEndsBehindIt() {
    let backend = HeldBackend()
    let rig = WallRig(backend: backend)
    let (page, sheet) = (PageScreen("Page"), PageScreen("Sheet"))
    rig.main.wireframe.push(page, from: rig.main.root)
    rig.main.wireframe.push(PageScreen("Other page"), from: rig.main.other)
    rig.main.wireframe.presentModally(sheet, from: page)
    rig.raiseWall()
    let tree = NavigationTree(rig.stage)

    rig.stage.userDid(.removed([page]), in: backend)
    rig.stage.userDid(.removed([sheet]), in: backend)
    rig.stage.userDid(.selected(rig.main.other), in: backend)

    #expect(NavigationTree(rig.stage) == tree)
    assertSnapshot(of: rig.newLog())
  }

  @Test func letsTheRestWaitOrHappenUnseen() {
    var stories = Stories()
    var rig = WallRig()
    stories.tell("an alert is put aside and comes back before those behind it", rig.rig) { _ in
      for title in ["Balance 42", "Next"] {
        rig.main.wireframe.presentAlert(
          AlertContent(title: title, actions: [.init("Ok")]), from: rig.main.root
        ) { rig.main.notes.append("\(title): \($0?.title ?? "none")") }
      }
      rig.main.start(LoginFlow(rig.main.wireframe))
      rig.rig.user(.tap("Go"), .choose("Ok"), .choose("Ok"))
    }
    rig = WallRig()
    stories.tell("presentations and alerts wait", rig.rig) { _ in
      rig.main.wireframe.presentModally(PageScreen("Sheet"), from: rig.main.root)
      let login = rig.raiseWall()
      rig.main.wireframe.presentModally(PageScreen("Reminder"))
      rig.main.wireframe.presentAlert(AlertContent(title: "News"), from: rig.main.root)
      rig.main.wireframe.push(PageScreen("Page"), from: rig.main.root)
      rig.main.wireframe.dismissAll()
      login.finish(true)
    }
    rig = WallRig()
    stories.tell("the app behind it is installed anew", rig.rig) { _ in
      rig.main.start(ChildFlow(rig.main.wireframe), from: rig.main.root) { $0.note($1) }
      let login = rig.raiseWall()
      rig.main.wireframe.install(rootItems: [PageScreen("Welcome")])
      rig.main.wireframe.install(rootItems: [login.screen])
      login.finish(true)
    }

    assertSnapshot(of: stories.text)
  }

  @Test func asksNoGuardBehindIt() {
    var stories = Stories()
    let rig = WallRig()
    stories.tell("a guard behind it asks later", rig.rig) { _ in
      let draft = ChildFlow(rig.main.wireframe, page: "Draft")
      rig.main.start(draft, from: rig.main.root) { $0.note($1) }
      draft.guardRequests { draft, _ in
        .ask(AlertContent(title: "Discard?"), from: draft.page) { _ in true }
      }
      rig.rig.user(.back)
      let login = rig.raiseWall()
      if rig.stage.shownAlert != nil { rig.stage.log.note("an alert is shown on the wall") }
      login.finish(true)
      rig.rig.user(.choose("OK"))
    }

    assertSnapshot(of: stories.text)
  }

  @Test func showsItsOwnAlertsAndSheets() {
    var stories = Stories()
    var rig = WallRig()
    stories.tell("a sheet with an alert", rig.rig) { _ in
      let (login, help) = (rig.raiseWall(), PageScreen("Help"))
      login.wireframe.presentModally(help, from: login.screen)
      login.wireframe.presentAlert(AlertContent(title: "Wrong"), from: help)
      rig.rig.user(.choose("OK"))
      rig.main.wireframe.dismissAll()
      rig.rig.user(.dismiss)
    }
    rig = WallRig()
    stories.tell("alerts stay when the app behind it comes to rest", rig.rig) { _ in
      let login = rig.raiseWall()
      for title in ["Wrong", "Locked"] {
        login.wireframe.presentAlert(AlertContent(title: title), from: login.screen)
      }
      rig.main.wireframe.flush()
      rig.rig.user(.choose("OK"))
      login.wireframe.flush()
    }
    for upperEndsFirst in [true, false] {
      rig = WallRig()
      stories.tell("a wall on another, the upper one ends first: \(upperEndsFirst)", rig.rig) { _ in
        let (first, second) = (rig.raiseWall("First"), rig.raiseWall("Second"))
        first.wireframe.presentAlert(AlertContent(title: "From the first"), from: first.screen)
        rig.main.wireframe.presentModally(PageScreen("Sheet"), from: rig.main.root)
        (upperEndsFirst ? second : first).finish(true)
        if upperEndsFirst { rig.rig.user(.choose("OK")) }
        rig.stage.log.note("in front: \(rig.stage.frontScreen?.title ?? "nothing")")
        (upperEndsFirst ? first : second).finish(true)
      }
    }

    assertSnapshot(of: stories.text)
  }
}
