import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Walls: what raises them, and what alone takes them away.
@MainActor
struct WallTests {
  let rig = WallRig()
  private var root: PageScreen { rig.main.root }

  @Test func standsInFrontUntilItsFlowEnds() {
    rig.main.start(LoginFlow(rig.main.wireframe))
    rig.stage.perform(.back)
    rig.stage.perform(.dismiss)
    rig.stage.perform(.tap("Go"))

    rig.expectLog(
      matches: """
        > (app)
          start LoginFlow
          present LoginScreen "Log in" as wall, no dismiss button
        > back
          ignored dismiss LoginScreen "Log in": LoginScreen "Log in" may not be dismissed
        > dismiss
          ignored dismiss LoginScreen "Log in": LoginScreen "Log in" may not be dismissed
        > tap "Go"
          dismiss LoginScreen "Log in"
          finish LoginFlow
        """)
    #expect(rig.stage.modalScreens.isEmpty)
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
    rig.expectLog(
      matches: """
          missed back: what the user looked at is no longer in front
          restore
          missed dismiss: what the user looked at is no longer in front
          restore
          missed select "Other": what the user looked at is no longer in front
          restore
        """)
  }

  @Test func isNoModalThatAnybodyLists() {
    let login = rig.raiseWall()

    #expect(rig.stage.modalScreens.isEmpty)
    #expect(rig.stage.frontScreen === login.screen)
  }

  @Test func standsUntilItsFlowDismissesIt() {
    let login = rig.raiseWall()

    rig.main.wireframe.dismiss(login.screen)
    rig.main.wireframe.hide(login.screen)
    rig.main.wireframe.dismissAll()
    login.wireframe.dismissAll()
    login.wireframe.goBack()
    rig.main.wireframe.goBack()
    rig.main.wireframe.flush()
    login.wireframe.dismiss(login.screen)

    rig.expectLog(
      matches: """
          ignored dismiss LoginScreen "Log in": LoginScreen "Log in" is a wall
          ignored hide LoginScreen "Log in": LoginScreen "Log in" is a wall
          ignored dismiss all: nothing is presented
          ignored dismiss all: nothing is presented
          ignored go back: LoginScreen "Log in" may not be dismissed
          ignored go back: LoginScreen "Log in" is a wall
          dismiss LoginScreen "Log in"
          cancel LoginFlow
        """)
  }

  @Test func goesWithItsFlowWhoseScreensAreLeft() {
    let login = rig.raiseWall()

    login.finish(true, screens: .left)

    rig.expectLog(
      matches: """
          dismiss LoginScreen "Log in"
          finish LoginFlow
        """)
  }

  @Test func putsAnAlertAsideAndBringsItBack() {
    var answers: [String] = []
    rig.main.wireframe.presentAlert(
      AlertContent(title: "Balance 42", actions: [.init("Ok")]), from: root
    ) { answers.append($0?.title ?? "none") }
    rig.main.start(LoginFlow(rig.main.wireframe))
    #expect(answers.isEmpty)
    rig.stage.perform(.tap("Go"))
    rig.stage.perform(.choose("Ok"))

    rig.expectLog(
      matches: """
        > (app)
          alert "Balance 42" [Ok]
          start LoginFlow
          close alert "Balance 42"
          + present LoginScreen "Log in" as wall, no dismiss button
        > tap "Go"
          dismiss LoginScreen "Log in"
          finish LoginFlow
          alert "Balance 42" [Ok]
        > choose "Ok"
          close alert "Balance 42"
        """)
    #expect(answers == ["Ok"])
  }

  @Test func letsTheRestWaitOrHappenUnseen() {
    rig.main.wireframe.presentModally(PageScreen("Sheet"), from: root)
    let login = rig.raiseWall()
    let page = PageScreen("Page")

    rig.main.wireframe.presentModally(PageScreen("Reminder"))
    rig.main.wireframe.presentAlert(
      AlertContent(title: "News", actions: [.init("Ok")]), from: root)
    rig.main.wireframe.push(page, from: root)
    rig.main.wireframe.dismissAll()
    login.finish(true)

    rig.expectLog(
      matches: """
          hold present PageScreen "Reminder": LoginScreen "Log in" is a wall
          hold alert "News": LoginScreen "Log in" is a wall
          push PageScreen "Page" onto Root
          dismiss PageScreen "Sheet"
          dismiss LoginScreen "Log in"
          finish LoginFlow
          present PageScreen "Reminder" over PageScreen "Page" as sheet, dismiss button Done
          alert "News" [Ok]
        """)
  }

  @Test func showsItsOwnAlertsAndSheets() {
    let login = rig.raiseWall()
    let help = PageScreen("Help")

    login.wireframe.presentModally(help, from: login.screen)
    login.wireframe.presentAlert(
      AlertContent(title: "Wrong", actions: [.init("Ok")]), from: help)
    rig.stage.perform(.choose("Ok"))
    rig.main.wireframe.dismissAll()
    rig.stage.perform(.dismiss)

    rig.expectLog(
      matches: """
          present PageScreen "Help" over LoginScreen "Log in" as sheet, dismiss button Done
          alert "Wrong" [Ok]
        > choose "Ok"
          close alert "Wrong"
        > (app)
          ignored dismiss all: nothing is presented
        > dismiss
          dismiss PageScreen "Help"
        """)
    #expect(rig.stage.frontScreen === login.screen)
  }

  @Test func keepsItsAlertWhenTheAppBehindItComesToRest() {
    let login = rig.raiseWall()
    login.wireframe.presentAlert(
      AlertContent(title: "Wrong", actions: [.init("Ok")]), from: login.screen)
    login.wireframe.presentAlert(
      AlertContent(title: "Locked", actions: [.init("Ok")]), from: login.screen)

    rig.main.wireframe.flush()
    #expect(rig.stage.shownAlert?.title == "Wrong")
    rig.stage.perform(.choose("Ok"))
    #expect(rig.stage.shownAlert?.title == "Locked")
    login.wireframe.flush()

    rig.expectLog(
      matches: """
          alert "Wrong" [Ok]
          hold alert "Locked": alert "Wrong" is open
        > choose "Ok"
          close alert "Wrong"
          alert "Locked" [Ok]
        > (app)
          close alert "Locked"
        """)
  }

  @Test func staysWhenTheAppBehindItIsInstalledAnew() {
    let child = ChildFlow(rig.main.wireframe)
    rig.main.start(child, from: root) { $0.note($1) }
    let login = rig.raiseWall()

    rig.main.wireframe.install(rootItems: [PageScreen("Welcome")])
    rig.main.wireframe.install(rootItems: [login.screen])
    #expect(rig.stage.frontScreen === login.screen)
    login.finish(true)

    rig.expectLog(
      matches: """
          install tab bar: Welcome
          cancel ChildFlow
          ignored install Log in: LoginScreen "Log in" is already on stage
          dismiss LoginScreen "Log in"
          finish LoginFlow
        """)
    #expect(rig.main.notes == ["cancelled", "in"])
  }

  @Test func isRefusedToAllButAChildOfTheMainFlow() {
    let child = ChildFlow(rig.main.wireframe)
    rig.main.start(child, from: root)
    let login = LoginFlow(child.wireframe)

    rig.main.wireframe.presentModally(login.screen)
    child.start(login, from: child.page)
    rig.stage.submit(.modal(login.screen, from: nil))
    rig.main.wireframe.transaction { child.wireframe.presentModally(login.screen) }

    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          push PageScreen "Page" onto Root
          ignored present LoginScreen "Log in": MainFlow is no child of the main flow
          start LoginFlow
          ignored present LoginScreen "Log in": LoginFlow is no child of the main flow
          cancel LoginFlow
          ignored present LoginScreen "Log in": a wall needs a flow that is a child of the main flow
          ignored transaction [present LoginScreen "Log in"]: LoginScreen "Log in" is a wall, which is raised by itself
        """)
  }

  @Test func asksNoGuardBehindIt() {
    let draft = ChildFlow(rig.main.wireframe, page: "Draft")
    rig.main.start(draft, from: root) { $0.note($1) }
    draft.guardRequests { draft, request in
      .ask(
        AlertContent(title: "Discard?", actions: [.init("Yes"), .init("No")]), from: draft.page
      ) { $0.title == "Yes" }
    }
    rig.stage.perform(.back)
    let login = rig.raiseWall()
    #expect(rig.stage.shownAlert == nil)

    login.finish(true)
    rig.stage.perform(.choose("Yes"))

    rig.expectLog(
      matches: """
          dismiss LoginScreen "Log in"
          finish LoginFlow
          alert "Discard?" [Yes, No]
        > choose "Yes"
          close alert "Discard?"
          pop PageScreen "Draft"
          cancel ChildFlow
        """)
  }

  @Test func standsOnAnotherWall() {
    let (first, second) = (rig.raiseWall("First"), rig.raiseWall("Second"))
    first.wireframe.presentAlert(
      AlertContent(title: "From the first", actions: [.init("Ok")]), from: first.screen)
    rig.main.wireframe.presentModally(PageScreen("Sheet"), from: root)

    second.finish(true)
    rig.stage.perform(.choose("Ok"))
    first.finish(true)

    rig.expectLog(
      matches: """
          hold alert "From the first": LoginScreen "Second" is a wall
          hold present PageScreen "Sheet": LoginScreen "Second" is a wall
          dismiss LoginScreen "Second"
          finish LoginFlow
          alert "From the first" [Ok]
        > choose "Ok"
          close alert "From the first"
        > (app)
          dismiss LoginScreen "First"
          finish LoginFlow
          present PageScreen "Sheet" over PageScreen "Root" as sheet, dismiss button Done
        """)
  }

  @Test func keepsItsPlaceWhenTheLowerWallGoes() {
    let (first, second) = (rig.raiseWall("First"), rig.raiseWall("Second"))
    first.wireframe.presentModally(PageScreen("On the first"), from: first.screen)

    first.finish(true)

    #expect(rig.stage.frontScreen === second.screen)
    second.finish(true)
    rig.expectLog(
      matches: """
          hold present PageScreen "On the first": LoginScreen "Second" is a wall
          dismiss LoginScreen "First"
          finish LoginFlow
          dismiss LoginScreen "Second"
          finish LoginFlow
          ignored present PageScreen "On the first": LoginFlow has ended
        """)
  }
}
