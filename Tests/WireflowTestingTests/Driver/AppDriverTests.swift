import TestSupport
import Testing
import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowTesting

@MainActor
struct AppDriverTests {
  @Test func drivesAnAppLikeAUser() async {
    let app = AppDriver(makeController: DriverApp.makeController)
    app.expectLog(
      matches: "> launch\n  start DriverMainFlow\n  install tab bar: Home, Other")

    app.tap("Push")
    app.type("Ada", into: "Name")
    app.toggle("On")
    app.back(to: "Home")
    app.select("Other")
    app.select("Home")
    app.tap("Ask")
    app.choose("Yes")
    app.stage.submit(
      .alert(
        AlertContent(title: "Löschen?", actions: [.init("Ja", id: "yes")]),
        from: app.stage.rootScreens[0], onAnswer: nil))
    app.choose("yes")
    app.tap("Later")
    await app.advance(by: .milliseconds(299))
    await app.advance(by: .milliseconds(1))
    app.swipeBack(.cancelled)
    app.swipeBack()
    await app.run(script: "tap \"Sleep\"\nwait 299ms\nwait 1ms\nback\n")

    app.assertSnapshot()
    await app.finish()
  }

  @Test func showsTheAppOnAnyWireframeAndBackend() {
    let app = AppDriver(
      on: .hamburger, backend: TextRecorder(), makeController: DriverApp.makeController)

    app.perform(.openDrawer)
    app.perform(.closeDrawer)

    app.assertSnapshot()
    app.finish()
  }

  @Test func withoutExhaustivitySkipsWhatStandsBefore() {
    let app = AppDriver(.off(showSkipped: false), makeController: DriverApp.makeController)

    app.tap("Push")
    app.expectLog(matches: "  push DriverScreen \"Page\" onto Home")
    app.back()
    app.tap("Later")
    app.tap("Ask")

    app.finish()
  }

  /// A backend takes its time, and transitions wait for a swipe.
  @Test func transitionsTakeTheirTime() {
    let scheduler = ManualScheduler()
    let backend = PictureBackend(scheduler: scheduler, delay: .milliseconds(300))
    let app = AppDriver(
      .off(showSkipped: false), backend: backend, scheduler: scheduler,
      makeController: DriverApp.makeController)
    var pictures: [String] = []
    func look(after milliseconds: Int) {
      app.advance(by: .milliseconds(milliseconds))
      pictures.append(backend.picture.text.replacing("\n  ", with: "; "))
    }
    look(after: 300)
    app.tap("Push")
    look(after: 299)
    look(after: 1)

    app.swipeBack(.cancelled) {
      app.select("Other")
      look(after: 1000)
    }
    look(after: 1000)

    #expect(
      pictures == [
        "tab bar; Home, selected; Other", "tab bar; Home, selected; Other",
        "tab bar; Home / Page, selected; Other", "tab bar; Home / Page, selected; Other",
        "tab bar; Home / Page; Other, selected",
      ])
    app.finish()
  }
}

@MainActor
struct AppDriverGestureTests {
  @Test func swipeThatAGuardMindsIsTheActionBack() {
    let app = AppDriver(makeController: DriverApp.makeController)
    app.tap("Push")
    app.skipLog()
    app.main?.guardRequests { _, _ in .refuse("unsaved") }

    app.swipeBack()

    app.expectLog(
      matches: "> back\n  ignored pop DriverScreen \"Page\": DriverMainFlow refused, unsaved")
    app.finish()
  }

  @Test func sheetIsSwipedDown() {
    let app = AppDriver { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(wireframe: wireframe, mainFlow: SheetMainFlow(wireframe))
    }
    app.skipLog()

    app.dismiss()
    app.expectLog(matches: "> dismiss\n  dismiss PageScreen \"Upper\"")
    app.swipeDown(.cancelled)
    app.swipeDown()

    app.expectLog(matches: "> dismiss\n  dismiss PageScreen \"Sheet\"")
    app.finish()
  }

  @Test func linkIsOpened() {
    var opened: [String] = []
    let app = AppDriver { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      let controller = DriverApp.makeController(stage) { _ in wireframe }
      controller.onOpen = {
        opened.append($0)
        return true
      }
      return controller
    }
    app.skipLog()

    app.open("shop://crime")

    #expect(opened == ["shop://crime"])
    app.expectLog(matches: "> open \"shop://crime\"")
    app.finish()
  }
}

private final class SheetMainFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    let root = PageScreen("Root")
    wireframe.install(rootItems: [root])
    wireframe.presentModally(PageScreen("Sheet"), from: root)
    wireframe.presentModally(PageScreen("Upper"))
  }
}
