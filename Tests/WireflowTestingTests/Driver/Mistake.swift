import Wireflow
import WireflowTesting

@testable import WireflowTesting

/// A wrong app or a wrong test, whose failures say what happened, where, and how to fix it.
@MainActor
struct Mistake {
  /// The way in which its test ends.
  enum End {
    case skipped, unread, synchronous
    /// It ends its driver, or forgets to.
    case own
  }

  let name: String
  private let kind: FailureListener.Kind
  private let line: UInt
  private let end: End
  private let make: Maker
  private let body: @MainActor (AppDriver) async -> Void

  init(
    _ name: String, _ kind: FailureListener.Kind = .failure, end: End = .skipped,
    line: UInt = #line, in make: Maker? = nil,
    _ body: @escaping @MainActor (AppDriver) async -> Void
  ) {
    (self.name, self.kind, self.end, self.line, self.make, self.body) =
      (name, kind, end, line, make ?? DriverApp.makeController, body)
  }

  /// The messages, each with the line of the mistake's code at which it appears.
  var messages: String {
    get async {
      let failures = await recorded(kind) { await run() }
      let texts = failures.map { "\(place($0.line))\n\($0.message)" }
      return texts.isEmpty ? "no \(kind)" : texts.joined(separator: "\n\n")
    }
  }

  private func run() async {
    let app = AppDriver(line: line, makeController: make)
    await body(app)
    if end == .skipped || end == .synchronous { app.skipLog(line: line) }
    switch end {
    case .skipped, .unread: await app.finish(line: line - 1)
    case .synchronous: finish(app)
    case .own: break
    }
  }

  private func finish(_ app: AppDriver) { app.finish(line: line - 1) }

  private func place(_ reported: Int) -> String {
    switch reported - Int(line) {
    case -1: "where the driver finishes:"
    case 0: "where the driver is made:"
    case let offset: "in line \(offset):"
    }
  }
}

/// Objects that live longer than they should.
@MainActor
enum KeptObjects {
  static var all: [AnyObject] = []

  static func keep(_ object: AnyObject?) { all += [object].compactMap(\.self) }
}

extension AppDriver {
  var home: DriverScreen? { stage.state.rootScreens.first as? DriverScreen }
  var main: DriverMainFlow? {
    stage.state.rootScreens.first.flatMap(stage.coordinator(of:)) as? DriverMainFlow
  }

  /// Adds a row that runs a closure with the main flow, and taps it.
  func work(
    line: UInt = #line, _ body: @escaping @MainActor (DriverMainFlow, DriverScreen) -> Void
  ) {
    guard let home, let main else { return }
    home.rows.append(("Work", main.wire(home) { body($0, $1) }))
    tap("Work", line: line)
  }

  func start(isKept: Bool = false, _ make: (any ApplicationWireframe) -> some FlowCoordinator) {
    guard let home, let main else { return }
    let flow = make(main.wireframe)
    if isKept { KeptObjects.keep(flow) }
    main.start(flow, from: home) { _, _ in }
  }

  /// Moves time by the form that does not wait for asynchronous work.
  func advanceAtOnce(by duration: Duration, line: UInt = #line) {
    advance(by: duration, line: line)
  }
}
