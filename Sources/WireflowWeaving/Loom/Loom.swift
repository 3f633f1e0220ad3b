public import Wireflow

/// A flow that delivers wefts to warps, and carries out the stitches that they return.
///
/// A loom listens to weftables, passes their wefts to warps, and listens to the resulting screens.
///
/// Use it as the app's main flow, or start it as a child flow of any coordinator. A loom knits
/// wefts one after the other, in the order in which they were sent. It never knits one inside
/// another (Wittemberg, "Let's weave your application").
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
  /// The wireframe of the loom's own flow.
  public let wireframe: FlowWireframe<Void>

  /// The woven warps, in order.
  var woven: [any Warp] = []
  /// The weftable of each warp.
  ///
  /// The loom holds these strongly, because a warp cannot hold its weftable if it is the warp
  /// itself.
  var weftables: [ObjectIdentifier: any Weftable] = [:]
  var errands: [Errand] = []
  /// The chain of the weft that the loom is delivering.
  private var chain: WeftChain?
  /// The external wefts whose warp is not ready yet, in order.
  var external: [ExternalWeft] = []
  var willKnitStreams: [AsyncStream<Knitting>.Continuation] = []
  var didKnitStreams: [AsyncStream<Knitting>.Continuation] = []
  private var isBusy = false
  private var hasStarted = false
  private(set) var hasEnded = false
  private var observation: StageObservation?
  private(set) weak var base: (any Screen)?

  /// Creates a loom with the app's wireframe, or with a parent flow's.
  public init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  deinit {
    for stream in willKnitStreams + didKnitStreams { stream.finish() }
  }

  /// Weaves a top-level warp, such as the first one of the app.
  ///
  /// The warp's flow starts with the first weft, once the app has launched.
  /// - Parameters:
  ///   - warp: a warp that has not been woven before.
  ///   - weftable: the source of the warp's initial wefts.
  public func weave(fromWarp warp: any Warp, andWeftable weftable: any Weftable) {
    guard let weaver = add(warp, below: nil) else { return }
    weaver.becomeWoven()
    listen(to: weftable, of: weaver)
  }

  /// Starts weaving when Wireflow calls it after the launch.
  public func installUI() {
    hasStarted = true
    observation = wireframe.stage.observe { [weak self] change in self?.follow(change) }
    work()
  }

  /// Starts weaving from a screen when a coordinator starts the loom.
  ///
  /// Like any flow, the loom lives while its warps have screens on stage or wefts are under way. A
  /// loom without an initial weft ends at once.
  public func start(from sender: any Screen) {
    base = sender
    installUI()
  }

  var stage: Stage { wireframe.stage }

  /// Queues a weft, and starts knitting unless the loom is busy.
  func send(_ errand: Errand) {
    append([errand])
    work()
  }

  /// Queues wefts, and keeps their warps alive until delivery.
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

  /// Returns the chain of a weft that is sent now.
  func chain(of weft: any Weft) -> WeftChain { chain ?? WeftChain(weft) }

  /// Queues wefts before all others.
  func prepend(_ errands: [Errand]) {
    for errand in errands { errand.weaver.wireframe.hold() }
    self.errands = errands + self.errands
  }

  /// Knits all queued wefts, after the stage's own work.
  ///
  /// The stage evaluates each warp's requests at once, so the next weft finds the resulting state.
  func work() {
    guard hasStarted, !isBusy else { return }
    wireframe.hold()
    stage.inTurn { [weak self] in
      self?.takeErrands()
      self?.wireframe.dropHold()
    }
  }

  /// Delivers all queued wefts, one after the other.
  private func takeErrands() {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    while !errands.isEmpty {
      let errand = errands.removeFirst()
      chain = errand.chain ?? WeftChain(errand.weft)
      deliver(errand)
      chain = nil
      errand.weaver.wireframe.dropHold()
    }
    if !stage.hasRequestsWaiting { forgetAbandonedWarps() }
  }

  /// Returns a woven warp, or nil once it has ended.
  func warp(of weaver: WarpWeaver) -> (any Warp)? { woven.first { $0.weaver === weaver } }

  /// Registers a warp, unless it has been woven already.
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
    woven.append(warp)
    return weaver
  }

  /// Releases an ended warp by its identity, because warps may end in any order.
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

  /// Releases warps whose heads nobody has presented or requested, so that none waits forever.
  private func forgetAbandonedWarps() {
    for weaver in woven.map(\.weaver) where weaver.isAbandoned {
      stage.log.note("ignored weave \(weaver.name): its head was not presented")
      remove(weaver)
    }
  }

  private func follow(_ change: StageChange) {
    switch change {
    case .entered(let screen): screenEntered(screen)
    case .becameVisible(let screen):
      for listening in listenings(to: screen) { listening.screenBecameVisible() }
    case .left(let screen) where !stage.state.isOnStage(screen):
      for warp in woven { warp.weaver.listenings.screenLeft(screen) }
    case .ended(let flow) where flow === self: end()
    case .ended(let flow):
      if let weaver = (flow as? any Warp)?.weaver, weaver.loom === self { remove(weaver) }
    case .left, .hid, .started: break
    }
  }

  /// Discards external wefts when the loom ends below a coordinator.
  private func end() {
    hasEnded = true
    for external in external { ignore(external) }
    external = []
  }

  private func screenEntered(_ screen: any Screen) {
    for listening in listenings(to: screen) { listening.screenEntered() }
    for weaver in woven.map(\.weaver) where weaver.head === screen {
      startIfHeadStands(weaver)
      adoptHead(of: weaver)
    }
  }

  private func listenings(to screen: any Screen) -> [ScreenListening] {
    woven.flatMap { $0.weaver.listenings.listenings(to: screen) }
  }
}

extension Warp {
  /// The warp's state in the loom, independent of the type of its head.
  var weaver: WarpWeaver { thread.weaver }
}

extension Loom {
  /// A stream of the wefts that warps are about to knit, from now until the loom is released.
  public var willKnit: AsyncStream<Knitting> {
    let (stream, continuation) = AsyncStream.makeStream(of: Knitting.self)
    willKnitStreams.append(continuation)
    return stream
  }

  /// A stream of the wefts that warps have knit, from now until the loom is released.
  public var didKnit: AsyncStream<Knitting> {
    let (stream, continuation) = AsyncStream.makeStream(of: Knitting.self)
    didKnitStreams.append(continuation)
    return stream
  }

  /// Sends a knitting to each stream, and removes the terminated ones.
  func yield(_ streams: inout [AsyncStream<Knitting>.Continuation], _ knitting: Knitting) {
    streams.removeAll { if case .terminated = $0.yield(knitting) { true } else { false } }
  }
}
