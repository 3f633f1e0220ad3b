import Testing
import Wireflow
import WireflowRouting
import WireflowTesting

/// The store by itself, without coordinators.
@MainActor
struct StoreTests {
  private let notes = Notes()
  private let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())

  private func makeStore(
    _ middlewares: [any Middleware<TestState>] = [],
    reducer: some Reducer<TestState> = TestReducer()
  ) -> Store<TestState> {
    Store(
      initialState: TestState(), reducer: reducer, middlewares: middlewares, stage: stage)
  }

  /// The logged changes of the route.
  private var changes: [String] { Array(stage.log.lines.dropFirst()) }

  @Test func letsAllSeeAnActionInOrder() {
    let store = makeStore(["outer", "inner"].map { SpyMiddleware(name: $0, notes: notes) })
    let step = StepCoordinator(TabBarWireframe(stage: stage), notes)
    let renderer = TestRenderer<TestState>()
    store.rootCoordinator = step
    store.subscribe(renderer)
    renderer.onRender = { [notes] in notes.lines.append("render \($0.route)") }

    store.dispatch(TestAction.redirected("a"))

    #expect(
      notes.lines.suffix(7) == [
        "outer before, 0, /", "inner before, 0, /", "clear a", "set a", "render a",
        "inner after, 0, a", "outer after, 0, a",
      ])
  }

  @Test func logsNoRouteOfAReducerThatLeftItAsItWas() {
    let answering = AnsweringMiddleware()
    let store = makeStore([answering])
    answering.onAfter = { [weak store] action in
      if case TestAction.counted = action { store?.route(.push("a")) }
    }

    store.dispatch(TestAction.counted)

    #expect(changes == ["  route store: a"])
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
    let store = makeStore(reducer: Following())

    store.route(.push("a"))

    #expect(changes == ["  route store: a", "  route reducer: b"])
    #expect(store.state.route == ["b"])
  }

  @Test func setsTheRouteWithoutAskingAnyone() {
    let store = makeStore([SpyMiddleware(name: "spy", notes: notes)])

    store.setRoute(.goto(["a", "b"]))

    #expect(notes.lines == [] && changes == ["  route set: a/b"])
    #expect(store.state.route == ["a", "b"])
  }

  @Test func rendersAtOnceAndThenWhatDiffers() {
    let store = makeStore()
    let (renderer, late) = (TestRenderer<Int>(), TestRenderer<Int>())

    store.subscribe(renderer, \.count)
    store.subscribe(renderer) { $0.count + 10 }
    store.subscribe(late) { $0.count > 0 ? $0.count : nil }
    store.dispatch(ForeignAction())
    store.dispatch(TestAction.counted)
    store.route(.push("a"))

    #expect(renderer.rendered == [0, 1] && late.rendered == [1])
  }

  @Test func showsNothingToOneWhoseSubscriptionEndsWhileAnotherRenders() {
    let store = makeStore()
    let first = TestRenderer<Int>()
    var second: TestRenderer<Int>? = TestRenderer<Int>()
    weak let weakly = second
    store.subscribe(first, \.count)
    if let second { store.subscribe(second, \.count) }

    first.onRender = { _ in if let weakly { store.unsubscribe(weakly) } }
    store.dispatch(TestAction.counted)
    #expect(second?.rendered == [0])
    second = nil

    #expect(weakly == nil)
  }

  @Test func showsTheNewestStateToAllWhenOneDispatchesWhileItRenders() {
    let store = makeStore()
    let (first, second) = (TestRenderer<Int>(), TestRenderer<Int>())
    store.subscribe(first, \.count)
    store.subscribe(second, \.count)

    first.onRender = { _ in if store.state.count == 1 { store.dispatch(TestAction.counted) } }
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

  @Test func letsGoOfTheAppAndChangesItsStateWithoutIt() {
    weak var stage: Stage?
    weak var screen: (any Screen)?
    let store = {
      let rig = Self.makeApp()
      (stage, screen) = (rig.stage, rig.stage.rootScreens.first)
      #expect(screen?.title == "Links")
      return rig.store
    }()

    store.route(.goto(["s", "next"]))

    #expect(stage == nil && screen == nil)
    #expect(store.state.route == ["s", "next"])
  }
}

/// Keeps all view models that it has shown.
@MainActor
final class TestRenderer<ViewModel: Equatable>: Renderer {
  private(set) var rendered: [ViewModel] = []
  var onRender: ((ViewModel) -> Void)?

  func render(_ viewModel: ViewModel) {
    rendered.append(viewModel)
    onRender?(viewModel)
  }
}

/// Notes when it is called, and with what.
@MainActor
struct SpyMiddleware: Middleware {
  let name: String
  let notes: Notes

  func before(_ action: any Action, state: TestState) {
    notes.lines.append("\(name) before, \(state.count), \(state.route)")
  }

  func after(_ action: any Action, state: TestState) {
    notes.lines.append("\(name) after, \(state.count), \(state.route)")
  }
}

/// Answers an action, once it has been followed.
@MainActor
private final class AnsweringMiddleware: Middleware {
  var onAfter: ((any Action) -> Void)?

  func after(_ action: any Action, state: TestState) { onAfter?(action) }
}
