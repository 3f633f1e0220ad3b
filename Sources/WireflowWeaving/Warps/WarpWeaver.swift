import Wireflow

/// A warp's place in the loom: how far it has come, and what it waits for.
@MainActor
final class WarpWeaver {
  /// The stage in the life of the warp's flow.
  enum Life {
    case idle, waitingForHead, started, ended
  }

  let wireframe: FlowWireframe<Void>
  let head: (any Screen)?
  var name = "the warp"
  var life = Life.idle
  weak var loom: Loom?
  weak var parent: WarpWeaver?

  /// The work of the loom when the core starts the flow.
  var onStart: ((any Screen) -> Void)?
  /// The screen that the weft being knit came from.
  weak var origin: (any Screen)?
  /// True while a weft is being decided about, for which others wait.
  var isDeciding = false
  var waiting: [Errand] = []

  /// The loom's ear on what expresses the wefts of the warp as a whole.
  var listener: WeftListener?
  /// The screens that the loom listens to for the warp.
  var listenings = ListeningTable()

  var waits: [ReadinessWait] = []
  /// The warps that its first weft led to and that have not ended.
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
    let isKnitted = hasKnit && firstWarps.allSatisfy(\.isKnitted)
    return isKnitted ? .knitted : .woven
  }

  private var isKnitted: Bool { readiness == .knitted }

  /// True while external wefts may be knit.
  var takesExternalWefts: Bool { hasKnit && life == .started }

  /// True if the warp waits for its head, and nobody is going to present that.
  var isAbandoned: Bool {
    life == .waitingForHead && waits.allSatisfy(\.isHopeless)
      && head.map(stage.isOnStage) == false
  }

  /// The screen that the warp presents from.
  var sender: any Screen {
    if let origin, stage.isOnStage(origin) { return origin }
    guard let head, let top = stage.top(over: head) else {
      return stage.frontScreen(for: wireframe) ?? head ?? NoScreen()
    }
    // A head that is embedded stands for itself while nothing stands above its host.
    let hosts = sequence(first: head) { [stage] in stage.host(of: $0) }
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

  /// Notes that the first weft has been knit, and what warps it led to.
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

  /// Lets go of everything, once.
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
  let weft: any Weft
  let weaver: WarpWeaver
  weak var origin: (any Screen)?
  /// The chain that the weft follows in, or nil if it follows from nothing.
  var chain: WeftChain?
  /// True if the warp has decided already that the weft is to be knit.
  var isDecided = false

  init(
    _ weft: any Weft, to weaver: WarpWeaver, from origin: (any Screen)?, in chain: WeftChain? = nil
  ) {
    self.weft = weft
    self.weaver = weaver
    self.origin = origin
    self.chain = chain
  }
}

/// The screen that stands for a sender while nothing is on stage.
@MainActor
private final class NoScreen: Screen {
  let title = ""
}
