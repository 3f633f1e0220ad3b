import TestSupport
import Testing
import Wireflow
import WireflowRouting

/// Tabs that are the main flow of an app.
@MainActor
struct MainTabTests: LoggingRig {
  private let store: Store<TestState>
  private let controller: ApplicationController
  private let reader: LogReader

  init() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    reader = LogReader(stage.log)
    var state = TestState()
    state.route = ["B", "x"]
    store = Store(initialState: state, reducer: TestReducer(), stage: stage, routeLogger: nil)
    controller = ApplicationController(
      wireframe: wireframe, mainFlow: MainTabsCoordinator(wireframe, store))
    controller.finishLaunching()
  }

  func newLog() -> String { reader.newText() }

  @Test func beginWithTheRouteOfTheState() {
    expectLog(
      matches: """
        > launch
          start MainTabsCoordinator
          install tab bar: A, B
          start PagesCoordinator
          start PagesCoordinator
          select B
          + push PageScreen "x" onto B
        """)
    #expect(store.rootCoordinator === controller.mainFlow)
  }

  @Test func followRoutesAndLeadThem() {
    _ = newLog()

    store.route(.goto(["A", "y"]))
    controller.perform(.back)

    expectLog(
      matches: """
        > (app)
          select A
          + push PageScreen "y" onto A
        > back
          pop PageScreen "y"
        """)
    #expect(store.state.route == ["A"])
  }

  @Test func goWithTheApp() {
    weak var main: MainTabsCoordinator?
    do {
      let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
      let wireframe = TabBarWireframe(stage: stage)
      let store = Store(
        initialState: TestState(), reducer: TestReducer(), stage: stage, routeLogger: nil)
      let tabs = MainTabsCoordinator(wireframe, store)
      main = tabs
      let controller = ApplicationController(wireframe: wireframe, mainFlow: tabs)
      controller.finishLaunching()
      #expect(stage.rootScreens.count == 2)
    }

    #expect(main == nil)
  }

  @Test
  func withoutTabsInstallsNothingAndSaysSo() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    let store = Store(
      initialState: TestState(), reducer: TestReducer(), stage: stage, routeLogger: nil)
    let tabs = MainTabsCoordinator(wireframe, store, [])
    ApplicationController(wireframe: wireframe, mainFlow: tabs).finishLaunching()

    #expect(stage.log.lines.contains("  ignored install: there are no root items"))
    #expect(stage.rootScreens.isEmpty)
  }
}

private final class MainTabsCoordinator: MainFlowCoordinator, TabBarCoordinator {
  let wireframe: FlowWireframe<Void>
  let tabs: RouteTabs

  init(
    _ wireframe: any ApplicationWireframe, _ store: Store<TestState>, _ tags: [String] = ["A", "B"]
  ) {
    self.wireframe = FlowWireframe(wireframe)
    tabs = RouteTabs(store, tabs: tags.map { .pages($0, wireframe, store) })
  }
}
