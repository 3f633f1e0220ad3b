public import Wireflow

/// A warp's state in the loom: its progress, its listeners and its waiting wefts.
@MainActor
final class WarpWeaver {
  /// The life cycle of the warp's flow.
  enum Life {
    case idle, waitingForHead, started, ended
  }

  let wireframe: FlowWireframe<Void>
  let head: (any Screen)?
  var name = "the warp"
  var life = Life.idle
  weak var loom: Loom?
  weak var parent: WarpWeaver?

  /// The loom's work when Wireflow starts the flow.
  var onStart: ((any Screen) -> Void)?
  /// The screen that the weft being knit came from.
  weak var origin: (any Screen)?
  /// True while the warp decides about a weft, and others wait.
  var isDeciding = false
  var waiting: [Errand] = []

  /// The loom's subscription to the warp's own weftable.
  var listener: WeftListener?
  /// The screens that the loom listens to for the warp.
  var listenings = ListeningTable()

  var waits: [ReadinessWait] = []
  /// The living warps from the warp's first weft.
  var firstWarps: [WarpWeaver] = []
  private(set) var isWoven = false
  private(set) var hasKnit = false

  init(wireframe: FlowWireframe<Void>, head: (any Screen)?) {
    self.wireframe = wireframe
    self.head = head
  }

  var stage: Stage { wireframe.stage }

  /// The readiness of the warp, or nil if no loom weaves it.
  var readiness: WarpReadiness? {
    guard isWoven, life != .ended else { return nil }
    let isKnitted = hasKnit && firstWarps.allSatisfy { $0.readiness == .knitted }
    return isKnitted ? .knitted : .woven
  }

  /// True while the warp can knit external wefts.
  var takesExternalWefts: Bool { hasKnit && life == .started }

  /// True if the warp waits for its head, and nobody will present it.
  var isAbandoned: Bool {
    life == .waitingForHead && waits.allSatisfy(\.isHopeless)
      && head.map(stage.state.isOnStage) == false
  }

  /// The screen from which the warp presents.
  var sender: any Screen {
    if let origin, stage.isResident(origin) { return origin }
    guard let head, let top = stage.top(over: head) else {
      return stage.frontScreen(for: wireframe) ?? head ?? NoScreen()
    }
    // An embedded head is the sender while its host is on top.
    let hosts = sequence(first: head) { [stage] in stage.state.host(of: $0) }
    return hosts.contains { $0 === top } ? head : top
  }

  func start<W: Warp>(from sender: any Screen, as warp: W) {
    guard let onStart else {
      return stage.log.note("ignored start of \(W.self): a loom weaves warps, no flow starts them")
    }
    self.onStart = nil
    life = .started
    onStart(sender)
  }

  func becomeWoven() {
    isWoven = true
    readinessChanged()
  }

  /// Records that the warp has knit its first weft, and the warps that resulted.
  func becomeKnit(leadingTo warps: [WarpWeaver]) {
    guard !hasKnit else { return }
    hasKnit = true
    firstWarps = warps.filter { $0.life != .ended }
    readinessChanged()
  }

  func readinessChanged() {
    for wait in waits { wait.check() }
    parent?.readinessChanged()
  }

  /// Releases all resources, once.
  func end() {
    guard life != .ended else { return }
    life = .ended
    for listening in listenings.removeAll() {
      listening.stop(because: "\(name) has ended")
      listening.noteAbsence(on: stage)
    }
    listener = nil
    onStart = nil
    for wait in waits { wait.forget() }
    parent?.firstWarps.removeAll { $0 === self }
    parent?.readinessChanged()
  }
}

/// A weft on its way to a warp.
@MainActor
struct Errand {
  var weft: any Weft
  let weaver: WarpWeaver
  weak var origin: (any Screen)?
  /// The chain that the weft belongs to, or nil if no weft caused it.
  var chain: WeftChain?
  /// True if the warp has already decided to knit the weft.
  var isDecided = false
}

/// A placeholder for the sender while nothing is on stage.
@MainActor
private final class NoScreen: Screen {
  let title = ""
}

/// The stored property of a warp: its wireframe, its head, and its state in the loom.
///
/// ```swift
/// let thread: WarpThread<MovieListScreen>
///
/// init(wireframe: any ApplicationWireframe) {
///   thread = WarpThread(wireframe, head: MovieListScreen())
/// }
/// ```
@MainActor
public final class WarpThread<Head> {
  /// The wireframe of the warp's flow.
  public let wireframe: FlowWireframe<Void>
  /// The warp's first screen.
  public let head: Head

  let weaver: WarpWeaver

  private init(_ wireframe: any ApplicationWireframe, _ head: Head, screen: (any Screen)?) {
    self.wireframe = FlowWireframe(wireframe)
    self.head = head
    weaver = WarpWeaver(wireframe: self.wireframe, head: screen)
  }

  /// Creates a warp's thread with the app's wireframe, or with its parent's.
  public convenience init(_ wireframe: any ApplicationWireframe, head: Head) where Head: Screen {
    self.init(wireframe, head, screen: head)
  }

  /// Creates the thread of a warp that shows only other warps.
  public convenience init(_ wireframe: any ApplicationWireframe) where Head == Void {
    self.init(wireframe, (), screen: nil)
  }
}

/// A warp's decision about a weft before knitting it.
///
/// From RxFlow's `adapt(step:)`. Use it, for example, to require a login or a permission first.
@MainActor
public enum WeftDecision {
  /// The warp knits the weft.
  case knit
  /// The warp knits another weft instead, without a further decision.
  case redirect(to: any Weft)
  /// The warp ignores the weft, and the reason appears in the log.
  case refuse(String)
  /// The warp decides later.
  ///
  /// Until then, the warp's next wefts wait in order, while other warps continue.
  ///
  /// The warp's flow stays alive while it waits, and the work is cancelled when the flow ends. An
  /// error refuses the weft, and appears in the log.
  case wait(for: @MainActor () async throws -> WeftDecision)
}
