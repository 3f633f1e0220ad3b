import Testing
import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowTesting

@testable import WireflowTesting

@MainActor
struct AppDriverGestureTests {
  @Test func swipeTakesTheScreenAwayUnlessItIsBrokenOff() {
    let app = pushedApp()

    app.swipeBack(.cancelled)
    app.expectLog(matches: "")
    app.expectVisible("Page")
    app.swipeBack()

    app.expectLog(matches: "> back\n  pop DriverScreen \"Page\"")
    app.finish()
  }

  @Test func transitionsWaitForTheSwipe() {
    let scheduler = ManualScheduler()
    let backend = PictureBackend(scheduler: scheduler, delay: .milliseconds(1))
    let app = AppDriver(
      .off(showSkipped: false), backend: backend, scheduler: scheduler,
      makeController: DriverApp.makeController)
    app.tap("Push")
    app.advance(by: .seconds(1))
    var during: [String] = []

    app.swipeBack(.cancelled) {
      app.select("Other")
      app.advance(by: .seconds(1))
      during = backend.picture.text.split(separator: "\n").map(String.init)
    }

    #expect(during == ["tab bar", "  Home / Page, selected", "  Other"])
    app.advance(by: .seconds(1))
    #expect(backend.picture.text == "tab bar\n  Home / Page\n  Other, selected")
    app.finish()
  }

  @Test func swipeThatAGuardMindsIsTheActionBack() {
    let app = pushedApp()
    (app.stage.coordinator(of: app.stage.visibleScreens[0]) as? DriverMainFlow)?
      .guardRequests { _, _ in .refuse("unsaved") }

    app.swipeBack()

    app.expectLog(
      matches: """
        > back
          ignored pop DriverScreen "Page": DriverMainFlow refused, unsaved
        """)
    app.finish()
  }

  @Test func sheetIsSwipedDown() {
    let app = AppDriver { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(wireframe: wireframe, mainFlow: SheetMainFlow(wireframe))
    }
    app.skipLog()

    app.dismiss()
    app.expectLog(matches: "> dismiss\n  dismiss SheetScreen \"Upper\"")
    app.swipeDown(.cancelled)
    app.swipeDown()

    app.expectLog(matches: "> dismiss\n  dismiss SheetScreen \"Sheet\"")
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

  private func pushedApp() -> AppDriver {
    let app = AppDriver(makeController: DriverApp.makeController)
    app.tap("Push")
    app.skipLog()
    return app
  }
}

private final class SheetScreen: RootLevelRepresentable, ModallyPresentable {
  let title: String
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  init(_ title: String) { self.title = title }
}

private final class SheetMainFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    let root = SheetScreen("Root")
    wireframe.install(rootItems: [root])
    wireframe.presentModally(SheetScreen("Sheet"), from: root)
    wireframe.presentModally(SheetScreen("Upper"))
  }
}
