import Testing
import Wireflow
import WireflowTesting

/// A leak is reported once, by the object that keeps the others.
@MainActor
struct AppDriverLeakTests {
  private final class PageFlow: FlowCoordinator {
    let wireframe: FlowWireframe<Void>

    init(_ wireframe: any ApplicationWireframe) {
      self.wireframe = FlowWireframe(wireframe)
    }

    func start(from sender: any Screen) {
      wireframe.push(DriverScreen("Page"), from: sender)
    }
  }

  /// Someone who keeps objects longer than it should.
  private final class Keeper {
    var objects: [AnyObject] = []
  }

  @Test func aCoordinatorThatHasEndedStandsForTheStageThatItKeeps() async {
    let keeper = Keeper()
    let line = #line + 4
    let failures = await recordedFailures {
      let app = AppDriver(makeController: DriverApp.makeController)
      startFlow(in: app, keptBy: keeper)
      app.back()
      app.skipLog()
      app.finish()
    }

    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.headline) == [
        """
        Something leaks: PageFlow is gone from the stage and not from memory; it came by: start \
        PageFlow; with it: DriverScreen "Home", DriverScreen "Other".
        """
      ])
    #expect(keeper.objects.count == 1)
  }

  @Test func aCoordinatorThatOutlivesTheAppStandsForTheStageThatItKeeps() async {
    let keeper = Keeper()
    let line = #line + 2
    let failures = await recordedFailures {
      let app = AppDriver(makeController: DriverApp.makeController)
      startFlow(in: app, keptBy: keeper)
      app.skipLog()
      app.finish()
    }

    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.headline) == [
        """
        Something leaks: PageFlow is still in memory after the app; it came by: start PageFlow; \
        with it: DriverScreen "Page", DriverScreen "Home", DriverScreen "Other".
        """
      ])
    #expect(keeper.objects.count == 1)
  }

  @Test func theStageStandsForItsScreens() async {
    let keeper = Keeper()
    let line = #line + 2
    let failures = await recordedFailures {
      let app = AppDriver(makeController: DriverApp.makeController)
      keeper.objects.append(app.stage)
      app.skipLog()
      app.finish()
    }

    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.headline) == [
        """
        Something leaks: Stage is still in memory after the app; it came by: launch; with it: \
        DriverScreen "Home", DriverScreen "Other".
        """
      ])
    #expect(keeper.objects.count == 1)
  }

  @Test func objectsOfWhichNoneIsKnownToKeepTheOtherAreAllReported() async {
    let keeper = Keeper()
    let failures = await recordedFailures {
      let app = AppDriver(makeController: DriverApp.makeController)
      startFlow(in: app, keptBy: Keeper())
      keeper.objects += app.stage.visibleScreens
      app.back()
      app.tap("Leak")
      app.back()
      app.skipLog()
      app.finish()
    }

    #expect(
      failures.map(\.headline) == [
        """
        Something leaks: DriverScreen "Page" of PageFlow is gone from the stage and not from \
        memory; it came by: push DriverScreen "Page" onto Home.
        """,
        """
        Something leaks: DriverScreen "Leaking" of DriverMainFlow is gone from the stage and not \
        from memory; it came by: push DriverScreen "Leaking" onto Home.
        """,
      ])
    #expect(keeper.objects.count == 1)
  }

  private func startFlow(in app: AppDriver, keptBy keeper: Keeper) {
    let home = app.stage.rootScreens[0]
    guard let main = app.stage.coordinator(of: home) as? DriverMainFlow else { return }
    let flow = PageFlow(main.wireframe)
    keeper.objects.append(flow)
    main.start(flow, from: home) { _, _ in }
  }
}
