import Testing
import Wireflow
import WireflowTesting

/// A flow that only listens to a stream at the end of a test is a failure.
@MainActor
struct AppDriverListeningTests {
  /// A flow that may show a screen, and listens to a stream that never ends.
  private final class WatchFlow: FlowCoordinator {
    static let listenLine = #line + 16
    let wireframe: FlowWireframe<Void>
    private let showsScreen: Bool
    private(set) var handle = ScheduledWork {}

    init(_ wireframe: any ApplicationWireframe, showsScreen: Bool) {
      self.wireframe = FlowWireframe(wireframe)
      self.showsScreen = showsScreen
    }

    func start(from sender: any Screen) {
      if showsScreen { wireframe.push(DriverScreen("Watch"), from: sender) }
      listenForEver()
    }

    private func listenForEver() {
      handle = listen(to: AsyncStream<Int> { _ in }, whileUnseen: true) { _, _ in }
    }
  }

  @Test func aFlowThatNeverShowsAnythingFails() async {
    let app = AppDriver(makeController: DriverApp.makeController)
    startWatch(in: app)
    app.skipLog()

    let line = #line + 1
    let failures = await recordedFailures { app.finish() }

    #expect(failures == [RecordedFailure(message: Self.message, line: line)])
  }

  @Test func aFlowWhoseScreenHasLeftFails() async {
    let app = AppDriver(makeController: DriverApp.makeController)
    startWatch(in: app, showsScreen: true)
    await app.settle()
    app.back()
    app.skipLog()

    let line = #line + 1
    let failures = await recordedFailures { await app.finish() }

    #expect(failures == [RecordedFailure(message: Self.message, line: line)])
  }

  @Test func aFlowThatShowsAScreenOrHasStoppedDoesNotFail() async {
    let app = AppDriver(makeController: DriverApp.makeController)
    startWatch(in: app, showsScreen: true)
    startWatch(in: app)?.handle.cancel()
    app.skipLog()

    let failures = await recordedFailures { await app.finish() }

    #expect(failures == [])
  }

  @Test func theMainFlowMayListen() async {
    let app = AppDriver(makeController: DriverApp.makeController)
    main(of: app)?.listen(to: AsyncStream<Int> { _ in }) { _, _ in }
    app.skipLog()

    let failures = await recordedFailures { await app.finish() }

    #expect(failures == [])
  }

  @discardableResult
  private func startWatch(in app: AppDriver, showsScreen: Bool = false) -> WatchFlow? {
    guard let main = main(of: app) else { return nil }
    let flow = WatchFlow(main.wireframe, showsScreen: showsScreen)
    main.start(flow, from: app.stage.rootScreens[0]) { _, _ in }
    return flow
  }

  private func main(of app: AppDriver) -> DriverMainFlow? {
    app.stage.coordinator(of: app.stage.rootScreens[0]) as? DriverMainFlow
  }

  private static let message = """
    The flow of WatchFlow is still alive: it shows nothing, and only listens to what began at \
    WireflowTestingTests/AppDriverListeningTests.swift:\(WatchFlow.listenLine).

      To fix: end the flow with finish(_:), end the stream, or cancel the handle that listen(to:) \
    returns.
    """
}
