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
    let silent = Store(
      initialState: TestState(), reducer: TestReducer(), stage: stage, logsRoutes: false)
    silent.route(.push("c"))
    #expect(silent.state.route == ["c"] && changes.count == 1)
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

  @Test func showsTheNewestStateToAllWhoSubscribeWhenOneActsWhileItRenders() {
    let store = makeStore()
    let (first, second) = (TestRenderer<Int>(), TestRenderer<Int>())
    store.subscribe(first, \.count)
    store.subscribe(second, \.count)

    first.onRender = { _ in if store.state.count == 1 { store.dispatch(TestAction.counted) } }
    store.dispatch(TestAction.counted)
    #expect(first.rendered == [0, 1, 2] && second.rendered == [0, 2])
    first.onRender = { _ in store.unsubscribe(second) }
    store.dispatch(TestAction.counted)
    #expect(second.rendered == [0, 2])
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
