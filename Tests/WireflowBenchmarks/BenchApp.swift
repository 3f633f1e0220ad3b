import Wireflow
import WireflowInteraction

/// An app on the text recorder, whose log is a ring.
@MainActor
final class BenchApp {
  let main: BenchCoordinator
  private let controller: ApplicationController
  private var observation: StageObservation?
  private var watch: PictureWatch?

  /// Creates an app with a stack of some depth, whose lines are formed as soon as they are written
  /// if somebody reads them.
  convenience init(depth: Int, readsText: Bool = false) {
    self.init([BenchScreen.make(0)], readsText: readsText)
    for number in 1..<max(depth, 1) { main.push(number) }
  }

  /// Creates an app with some root items.
  convenience init(roots: Int) {
    self.init((0..<roots).map { BenchScreen.make($0) })
  }

  /// Creates an app with a list, each row of which pushes a screen.
  convenience init(taps: Int) {
    let list = TappedScreen(taps)
    self.init([list])
    list.onRowPressed = main.wire(list) { flow, list, number in
      flow.wireframe.push(BenchScreen.make(number), from: list)
    }
  }

  private init(
    _ roots: [any RootLevelRepresentable], readsText: Bool = false,
    wireframe make: (Stage) -> any ApplicationWireframe = { TabBarWireframe(stage: $0) }
  ) {
    var bytes = 0
    let recorder = readsText ? TextRecorder { bytes += $0.utf8.count } : TextRecorder()
    let stage = Stage(backend: recorder, scheduler: ManualScheduler())
    stage.log.limit = 200
    let wireframe = make(stage)
    main = BenchCoordinator(wireframe, roots: roots)
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    controller.finishLaunching()
  }

  /// An app for all form factors with three root items, fifteen screens on the first, and a modal.
  static func full() -> BenchApp {
    let roots = (0..<3).map { BenchScreen.make($0) }
    let app = BenchApp(roots) { AdaptiveWireframe(stage: $0) }
    for number in 0..<15 { app.main.push(number) }
    app.main.startChild(0)
    return app
  }

  var stage: Stage { controller.stage }

  func observed() -> BenchApp {
    observation = stage.observe { _ in }
    return self
  }

  /// The same with a child flow whose guard lets everything pass.
  func guarded() -> BenchApp {
    let child = GrowthChild(main.wireframe) { flow, sender in
      flow.wireframe.embed(BenchScreen.make(0), in: sender)
    }
    main.start(child, from: main.top)
    child.guardRequests { _, _ in .allow }
    return self
  }

  func watched() -> BenchApp {
    watch = stage.watch { _, _ in }
    return self
  }

  /// Plays a line, which must be possible or expected to be refused.
  func play(_ line: String) {
    do {
      stage.perform(try UserAction(parsing: line))
    } catch {
      preconditionFailure("a line must be an action (was \(line))")
    }
  }
}

/// A list whose rows are pressed.
@MainActor
private final class TappedScreen: RootLevelRepresentable {
  let title = "The books of the month"
  var onRowPressed: ((Int) -> Void)?
  private let count: Int

  init(_ count: Int) {
    self.count = count
  }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    for number in 0..<count {
      Row("Row \(number)", subtitle: "A story in three parts") { [weak self] in
        self?.onRowPressed?(number)
      }
    }
  }
}
