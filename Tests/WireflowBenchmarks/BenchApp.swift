import Wireflow
import WireflowInteraction
import WireflowTesting
import WireflowWeb

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
  convenience init(roots: Int) { self.init((0..<roots).map { BenchScreen.make($0) }) }

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

  init(_ count: Int) { self.count = count }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    for number in 0..<count {
      Row("Row \(number)", subtitle: "A story in three parts") { [weak self] in
        self?.onRowPressed?(number)
      }
    }
  }
}

/// The screen of all measurements: a title made from its number, and two closures.
///
/// Titles have 20 to 40 letters and change, and there are 20 types, so that no cache flatters.
@MainActor
class BenchScreen: ModallyPresentable, RootLevelRepresentable {
  let title: String
  var onRowPressed: (@MainActor (Int) -> Void)?
  var onDone: (@MainActor () -> Void)?

  required init(number: Int) { title = "\(Self.names[number % Self.names.count]) \(number)" }

  var allowedModalDismissButtonStyle: ModalDismissButtonStyle? { .done }
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  /// Makes a screen of one of the types.
  static func make(_ number: Int) -> BenchScreen {
    types[number % types.count].init(number: number)
  }

  private static let names = [
    "The hound of the moors", "A history of the open sea", "Letters from a lighthouse keeper",
    "Murder at the botanical gardens", "How to listen to the forest", "The last train to Kharkiv",
    "Nine short stories about rain",
  ]

  private static let types: [BenchScreen.Type] = [
    Typed<Int>.self, Typed<Int8>.self, Typed<Int16>.self, Typed<Int32>.self, Typed<Int64>.self,
    Typed<UInt>.self, Typed<UInt8>.self, Typed<UInt16>.self, Typed<UInt32>.self,
    Typed<UInt64>.self, Typed<Float>.self, Typed<Double>.self, Typed<Bool>.self,
    Typed<String>.self, Typed<Character>.self, Typed<Substring>.self, Typed<Duration>.self,
    Typed<Never>.self, Typed<Void>.self, Typed<Any>.self,
  ]
}

/// A screen that has a type of its own for each type.
private final class Typed<Other>: BenchScreen {}

/// Messages to a page, each about a list that is wholly other than the one before.
@MainActor
final class Pages {
  private let backend = WebBackend("Lists")
  private let controller: ApplicationController
  /// The bytes that a page would have got.
  private(set) var byteCount = 0

  init() {
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    stage.log.limit = 100
    let wireframe = TabBarWireframe(stage: stage)
    controller = ApplicationController(wireframe: wireframe, mainFlow: ListsFlow(wireframe))
    controller.finishLaunching()
  }

  /// Selects the other root item, and makes the message for a page that has seen nothing yet.
  func showOther(_ number: Int) {
    controller.perform(.select(number.isMultiple(of: 2) ? "History" : "Crime"))
    var reader = backend.makeReader()
    byteCount += reader.next()?.count ?? 0
  }
}

/// A snapshot of a long log, and a text in which two lines are others.
@MainActor
final class Snapshots {
  private let approved: String
  private let received: String
  private(set) var byteCount = 0

  init() {
    var lines = (0..<500).flatMap { number -> [String] in
      ["> tap \"Row \(number)\"", "  push BenchScreen \"The hound of the moors\" onto Discover"]
    }
    approved = lines.joined(separator: "\n") + "\n"
    lines[301] = "  push BenchScreen \"The hound of the moor\" onto Discover"
    lines.remove(at: 700)
    received = lines.joined(separator: "\n") + "\n"
  }

  /// Makes the text that a failed assertion prints.
  func diff() {
    let diff = UnifiedDiff(LineDiff(old: approved, new: received), from: "approved", to: "received")
    byteCount += diff.text(limit: 60).utf8.count
  }

  /// Parts both texts into lines, and counts those that both begin with.
  func compareByHand() {
    let (old, new) = (approved.split(separator: "\n"), received.split(separator: "\n"))
    byteCount += zip(old, new).prefix { $0 == $1 }.count
  }
}
