public import Wireflow

/// A flow that takes wefts to warps and carries out the stitches that they knit.
///
/// It listens to weftables, lets warps knit what they send, and listens on.
///
/// It is the app's main flow, and may also be started as a child flow of any coordinator. Wefts are
/// knit one after the other in the order in which they are sent, never one inside another
/// (Wittemberg, "Let's weave your application").
///
/// ```swift
/// let loom = Loom(wireframe: wireframe)
/// loom.weave(
///   fromWarp: MainWarp(wireframe: wireframe),
///   andWeftable: SingleWeftable(withInitialWeft: MoviesWeft.apiKey))
/// let controller = ApplicationController(wireframe: wireframe, mainFlow: loom)
/// ```
@MainActor
public final class Loom: MainFlowCoordinator {
  /// A warp that is woven, which the loom keeps until it ends.
  struct Woven {
    let warp: any Warp
    let weaver: WarpWeaver
  }

  /// The wireframe of the loom's own flow.
  public let wireframe: FlowWireframe<Void>

  /// The warps that are woven, in order.
  var woven: [Woven] = []
  /// The weftable of each warp as a whole.
  ///
  /// The loom keeps it, because it may be the warp itself.
  var weftables: [ObjectIdentifier: any Weftable] = [:]
  var errands: [Errand] = []
  /// The chain of the weft that is being taken.
  private var chain: WeftChain?
  /// The wefts from outside whose warp is not ready yet, in order.
  var external: [ExternalWeft] = []
  var willKnitStreams: [AsyncStream<Knitting>.Continuation] = []
  var didKnitStreams: [AsyncStream<Knitting>.Continuation] = []
  private var isBusy = false
  private var hasStarted = false
  private(set) var hasEnded = false
  private var observation: StageObservation?
  private(set) weak var base: (any Screen)?

  /// Creates a loom of an app's wireframe, or of a parent flow's.
  public init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  deinit {
    for stream in willKnitStreams + didKnitStreams { stream.finish() }
  }

  /// Weaves a warp that no other has led to, such as the first one of the app.
  ///
  /// The warp's flow starts with the first weft, once the app has launched.
  /// - Parameters:
  ///   - warp: a warp that has not been woven before.
  ///   - weftable: who expresses the wefts that it begins with.
  public func weave(fromWarp warp: any Warp, andWeftable weftable: any Weftable) {
    guard let weaver = add(warp, below: nil) else { return }
    weaver.becomeWoven()
    listen(to: weftable, of: weaver)
  }

  /// Begins to weave, when the core calls it after the app has launched.
  public func installUI() {
    hasStarted = true
    observation = wireframe.stage.observe { [weak self] change in self?.take(change) }
    work()
  }

  /// Begins to weave from a screen, when the core calls it because a coordinator starts the loom.
  ///
  /// As any flow, it then lives while its warps have something on stage or wefts are on their way;
  /// a loom that has no weft to begin with ends at once.
  public func start(from sender: any Screen) {
    base = sender
    installUI()
  }

  var stage: Stage { wireframe.stage }

  /// Takes a weft, and knits it now or after those that came before.
  func send(_ errand: Errand) {
    append([errand])
    work()
  }

  /// Takes wefts for later, and keeps the warps that they go to alive so long.
  func append(_ errands: [Errand]) {
    for var errand in errands {
      errand.chain = errand.chain ?? chain
      if let chain = errand.chain, !chain.takeNext() {
        ignore(
          errand, "more than \(WeftChain.limit) wefts have followed from \(chain.first)")
        continue
      }
      errand.weaver.wireframe.hold()
      self.errands.append(errand)
    }
  }

  /// Returns the chain of a weft that comes now.
  func chain(of weft: any Weft) -> WeftChain { chain ?? WeftChain(weft) }

  /// Takes wefts that come before all others.
  func prepend(_ errands: [Errand]) {
    for errand in errands { errand.weaver.wireframe.hold() }
    self.errands = errands + self.errands
  }

  /// Does all that there is to do, after the stage's own work: what a warp asks for is then judged
  /// at once, so the next weft finds the state that the one before has led to.
  func work() {
    guard hasStarted, !isBusy else { return }
    wireframe.hold()
    stage.inTurn { [weak self] in
      self?.takeErrands()
      self?.wireframe.dropHold()
    }
  }

  /// Does all that there is to do, one after the other.
  private func takeErrands() {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    while !errands.isEmpty {
      let errand = errands.removeFirst()
      chain = errand.chain ?? WeftChain(errand.weft)
      take(errand)
      chain = nil
      errand.weaver.wireframe.dropHold()
    }
    if !stage.hasRequestsWaiting { forgetAbandonedWarps() }
  }

  /// Takes a warp in, unless it is woven already.
  func add(_ warp: any Warp, below parent: WarpWeaver?) -> WarpWeaver? {
    let weaver = warp.weaver
    weaver.name = String(describing: type(of: warp))
    let isNew = weaver.life == .idle && weaver.loom == nil
    guard isNew, !hasEnded else {
      let reason = isNew ? "the loom has ended" : "it has been woven before"
      stage.log.note("ignored weave \(weaver.name): \(reason)")
      return nil
    }
    weaver.loom = self
    weaver.parent = parent
    woven.append(Woven(warp: warp, weaver: weaver))
    return weaver
  }

  /// Lets go of a warp that has ended, by its identity, in whatever order warps end.
  func remove(_ weaver: WarpWeaver) {
    weaver.end()
    for errand in weaver.waiting { ignore(errand, "\(weaver.name) has ended") }
    weaver.waiting = []
    for child in woven where child.weaver.parent === weaver && child.weaver.life != .started {
      remove(child.weaver)
    }
    woven.removeAll { $0.weaver === weaver }
    weftables[ObjectIdentifier(weaver)] = nil
  }

  /// Lets go of warps whose heads were neither presented nor asked for, so that none waits for ever.
  private func forgetAbandonedWarps() {
    for entry in woven where entry.weaver.isAbandoned {
      stage.log.note("ignored weave \(entry.weaver.name): its head was not presented")
      remove(entry.weaver)
    }
  }

  private func take(_ change: StageChange) {
    switch change {
    case .entered(let screen): screenEntered(screen)
    case .becameVisible(let screen):
      for listening in listenings(to: screen) { listening.screenBecameVisible() }
    case .left(let screen) where !stage.isOnStage(screen):
      for entry in woven { entry.weaver.listenings.screenLeft(screen) }
    case .ended(let flow) where flow === self: end()
    case .ended(let flow):
      if let weaver = (flow as? any Warp)?.weaver, weaver.loom === self { remove(weaver) }
    case .left, .hid, .started: break
    }
  }

  /// Lets go of what a loom below a coordinator still keeps when it ends.
  private func end() {
    hasEnded = true
    for external in external { ignore(external) }
    external = []
  }

  private func screenEntered(_ screen: any Screen) {
    for listening in listenings(to: screen) { listening.screenEntered() }
    for entry in woven where entry.weaver.head === screen {
      startIfHeadStands(entry.weaver)
      adoptHead(of: entry.weaver)
    }
  }

  private func listenings(to screen: any Screen) -> [ScreenListening] {
    woven.flatMap { $0.weaver.listenings.listenings(to: screen) }
  }
}

extension Warp {
  /// The warp's place in the loom, without the type of its head.
  var weaver: WarpWeaver { thread.weaver }
}
