import Testing
import Wireflow
import WireflowRouting
import WireflowTesting

/// The store by itself, without coordinators.
@MainActor
struct StoreTests {
  private let notes = Notes()

  private func makeStore(_ middlewares: [any Middleware<TestState>] = []) -> Store<TestState> {
    Store(
      initialState: TestState(), reducer: TestReducer(), middlewares: middlewares,
      stage: Stage(backend: TextRecorder(), scheduler: ManualScheduler()),
      routeLogger: SpyLogger(notes))
  }

  @Test func letsAllSeeAnActionInOrder() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let store = Store(
      initialState: TestState(), reducer: TestReducer(),
      middlewares: ["outer", "inner"].map { SpyMiddleware(name: $0, notes: notes) }, stage: stage,
      routeLogger: SpyLogger(notes))
    let step = StepCoordinator(TabBarWireframe(stage: stage))
    let renderer = StateRenderer()
    store.rootCoordinator = step
    store.subscribe(renderer)
    step.notes = notes
    renderer.onRender = { [notes] in notes.lines.append("render \($0.route)") }

    store.dispatch(TestAction.redirected("a"))

    #expect(
      notes.lines == [
        "outer before, 0, /", "inner before, 0, /", "inner after, 0, a", "outer after, 0, a",
        "reducer(a)", "follow a", "render a",
      ])
  }

  @Test func logsNoRouteOfAReducerThatLeftItAsItWas() {
    let answering = AnsweringMiddleware()
    let store = makeStore([answering])
    answering.onAfter = { [weak store] action in
      if case TestAction.counted = action { store?.route(.push("a")) }
    }

    store.dispatch(TestAction.counted)

    #expect(notes.lines == ["store(a)"])
    #expect(store.state.route == ["a"])
  }

  @Test func handsRouteActionsToReducersInRoutes() {
    struct Following: Reducer {
      func handleAction(_ action: any Action, state: TestState) -> TestState {
        guard case .push(["a"]) = action as? RouteAction<Route> else { return state }
        var state = state
        state.route = ["b"]
        return state
      }
    }
    let store = Store(
      initialState: TestState(), reducer: Following(),
      stage: Stage(backend: TextRecorder(), scheduler: ManualScheduler()),
      routeLogger: SpyLogger(notes))

    store.route(.push("a"))

    #expect(notes.lines == ["store(a)", "reducer(b)"])
    #expect(store.state.route == ["b"])
  }

  @Test func setsTheRouteWithoutAskingAnyone() {
    let store = makeStore([SpyMiddleware(name: "spy", notes: notes)])

    store.setRoute(.goto(["a", "b"]))

    #expect(notes.lines == ["set(a/b)"])
    #expect(store.state.route == ["a", "b"])
  }

  @Test func rendersAtOnceAndThenWhatDiffers() {
    let store = makeStore()
    let renderer = CountRenderer()

    store.subscribe(renderer, \.count)
    store.dispatch(ForeignAction())
    store.dispatch(TestAction.counted)
    store.route(.push("a"))

    #expect(renderer.rendered == [0, 1])
  }

  @Test func rendersNothingWithoutAViewModelNorForASecondSubscription() {
    let store = makeStore()
    let renderer = CountRenderer()

    store.subscribe(renderer) { $0.count > 0 ? $0.count : nil }
    store.subscribe(renderer) { $0.count + 10 }
    #expect(renderer.rendered == [])
    store.dispatch(TestAction.counted)

    #expect(renderer.rendered == [1])
  }

  @Test func showsNothingToOneWhoseSubscriptionEndsWhileAnotherRenders() {
    let store = makeStore()
    let first = CountRenderer()
    var second: CountRenderer? = CountRenderer()
    weak let weakly = second
    store.subscribe(first, \.count)
    if let second { store.subscribe(second, \.count) }

    first.onRender = { if let weakly { store.unsubscribe(weakly) } }
    store.dispatch(TestAction.counted)
    #expect(second?.rendered == [0])
    second = nil

    #expect(weakly == nil)
  }

  @Test func showsTheNewestStateToAllWhenOneDispatchesWhileItRenders() {
    let store = makeStore()
    let (first, second) = (CountRenderer(), CountRenderer())
    store.subscribe(first, \.count)
    store.subscribe(second, \.count)

    first.onRender = { if store.state.count == 1 { store.dispatch(TestAction.counted) } }
    store.dispatch(TestAction.counted)

    #expect(first.rendered == [0, 1, 2])
    #expect(second.rendered == [0, 2])
  }
}

/// Screens hold the store in their closures, so the store keeps nothing of the app.
@MainActor
struct StoreLifeTests {
  private final class LinkScreen: RootLevelRepresentable {
    let title = "Links"
    var onNext: (() -> Void)?
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  }

  private static func makeApp() -> RouteRig {
    RouteRig(at: ["s"]) { wireframe, store in
      [
        RouteScene("s") { _ in
          let screen = LinkScreen()
          screen.onNext = { store.route(.push("next")) }
          return PagesCoordinator(wireframe, RouteStack(store, installing: screen))
        }
      ]
    }
  }

  @Test func letsGoOfTheAppWithTheScreensThatHoldIt() {
    weak var stage: Stage?
    weak var screen: (any Screen)?
    do {
      let rig = Self.makeApp()
      stage = rig.stage
      screen = rig.stage.rootScreens.first
      #expect(screen?.title == "Links")
    }

    #expect(stage == nil)
    #expect(screen == nil)
  }

  @Test func testThatKeepsItIsToldOfNoLeak() {
    var kept: Store<LibraryState>?
    let app = AppDriver { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      let store = Store(
        initialState: LibraryState(), reducer: LibraryReducer(), stage: wireframe.stage)
      kept = store
      return ApplicationController(
        wireframe: wireframe, mainFlow: LibraryCoordinator(wireframe, store))
    }
    #expect(app.stage.visibleScreens.count == 1)

    app.skipLog()
    app.finish()

    #expect(kept?.state.hasCard == false)
  }

  @Test func changesItsStateWithoutTheApp() {
    weak var stage: Stage?
    let store = {
      let rig = Self.makeApp()
      stage = rig.stage
      return rig.store
    }()

    store.route(.goto(["s", "next"]))

    #expect(stage == nil)
    #expect(store.state.route == ["s", "next"])
  }
}
