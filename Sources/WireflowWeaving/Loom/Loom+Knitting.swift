import Wireflow

extension Loom {
  /// Delivers a weft to its warp, or queues it while the warp decides about another.
  func deliver(_ errand: Errand) {
    let weaver = errand.weaver
    switch weaver.life {
    case .idle where hasEnded: ignore(errand, "the loom has ended")
    case .idle: start(weaver, with: errand)
    case .started where weaver.isDeciding && !errand.isDecided: weaver.waiting.append(errand)
    case .started where errand.isDecided: knit(errand)
    case .started: decide(errand)
    case .waitingForHead, .ended: ignore(errand, "\(weaver.name) has ended")
    }
  }

  /// Asks a warp to decide about a weft, and carries out the decision.
  func decide(_ errand: Errand) {
    guard let warp = receiver(of: errand) else { return }
    let decision = warp.adapt(weft: errand.weft)
    if case .wait(let find) = decision { return wait(for: find, on: errand) }
    if let decided = outcome(of: decision, on: errand) { knit(decided) }
  }

  /// Returns the weft that a warp decides to knit, or nil if it refuses or waits.
  private func outcome(of decision: WeftDecision, on errand: Errand) -> Errand? {
    switch decision {
    case .knit: return errand
    case .redirect(let weft):
      stage.log.note("redirect \(errand.weft) in \(errand.weaver.name) to \(weft)")
      var redirected = errand
      redirected.weft = weft
      return redirected
    case .refuse(let why): ignore(errand, why)
    case .wait: break
    }
    return nil
  }

  private func wait(
    for find: @escaping @MainActor () async throws -> WeftDecision, on errand: Errand
  ) {
    let weaver = errand.weaver
    guard weaver.life == .started else { return ignore(errand, "\(weaver.name) has ended") }
    weaver.isDeciding = true
    stage.log.note("hold \(errand.weft): \(weaver.name) decides")
    let (scheduler, began) = (stage.scheduler, stage.scheduler.now)
    weaver.wireframe.task { [weak self, weak weaver] in
      let decision = await WeftDecision.settled(by: find)
      var errand = errand
      // A loop that takes time cannot block the app, so it may repeat without a limit.
      if scheduler.now > began { errand.chain = nil }
      if let weaver { self?.settle(decision, on: errand, of: weaver) }
    }
  }

  /// Carries out a warp's late decision, and then delivers the wefts that waited for it.
  private func settle(_ decision: WeftDecision, on errand: Errand, of weaver: WarpWeaver) {
    weaver.isDeciding = false
    guard weaver.life == .started else { return ignore(errand, "\(weaver.name) has ended") }
    let waiting = exchange(&weaver.waiting, with: [])
    var decided = outcome(of: decision, on: errand)
    decided?.isDecided = true
    prepend([decided].compactMap(\.self) + waiting)
    work()
  }

  /// Calls the warp to knit a weft, and carries out its stitches.
  private func knit(_ errand: Errand) {
    guard let warp = receiver(of: errand) else { return }
    let weaver = errand.weaver
    stage.log.note("knit \(errand.weft) in \(weaver.name)")
    yield(&willKnitStreams, Knitting(warp: weaver.name, weft: errand.weft, stitches: []))

    weaver.origin = errand.origin
    let sender = weaver.sender
    let stitches = warp.knit(errand.weft)
    weaver.origin = nil

    let words = stitches.map { $0.words(naming: stage.name) }
    let list = words.isEmpty ? "no stitch" : words.joined(separator: ", ")
    stage.log.note("knitted \(errand.weft) in \(weaver.name): \(list)")
    yield(&didKnitStreams, Knitting(warp: weaver.name, weft: errand.weft, stitches: words))
    guard weaver.life == .started else {
      return stitches.isEmpty ? () : ignore(errand, "\(weaver.name) has ended, its stitches go")
    }
    let warps = carryOut(stitches, of: warp, from: sender, origin: errand.origin)
    weaver.becomeKnit(leadingTo: warps)
    releaseExternalWefts()
  }

  /// Returns the receiver of a weft, or nil if it has ended.
  private func receiver(of errand: Errand) -> (any Warp)? {
    let warp = warp(of: errand.weaver)
    if warp == nil { ignore(errand, "\(errand.weaver.name) has ended") }
    return warp
  }

  func ignore(_ errand: Errand, _ reason: String) {
    stage.log.note("ignored weft \(errand.weft) to \(errand.weaver.name): \(reason)")
  }
}

extension WeftDecision {
  /// Returns the final decision of a warp, which may decide several times to wait.
  ///
  /// An error refuses the weft.
  fileprivate static func settled(
    by find: @escaping @MainActor () async throws -> WeftDecision
  ) async -> WeftDecision {
    var (decision, rounds) = (WeftDecision.wait(for: find), 0)
    while case .wait(let find) = decision {
      do {
        try Task.checkCancellation()
        decision = try await find()
      } catch {
        decision = .refuse("the decision failed, \(error)")
      }
      rounds += 1
      // The app stays responsive even if the warp returns `wait` forever without suspending.
      if rounds > 2 { await Task.yield() }
    }
    return decision
  }
}

/// A weft that a warp is about to knit, or has knit.
public struct Knitting: Sendable {
  /// The name of the warp's type.
  public let warp: String
  /// The weft.
  public let weft: any Weft
  /// The descriptions of the warp's stitches, as they appear in the log.
  ///
  /// The list is empty before the knitting, and if the weft leads nowhere.
  public let stitches: [String]
}

extension Loom {
  /// A weft from outside the warps, with its receivers.
  typealias ExternalWeft = (weft: any Weft, isFor: (any Warp) -> Bool, chain: WeftChain)

  /// Sends a weft from outside, such as from a push notification or a link, to all warps of a type.
  ///
  /// The warps knit the weft in the order in which they were woven, parents before children. The
  /// loom keeps the weft until one of the warps has knit its first weft, and then sends kept wefts
  /// in order.
  ///
  /// ```swift
  /// controller.onOpen = { url in
  ///   guard let link = MoviesLink(url) else { return false }
  ///   loom.send(MoviesWeft.linkFollowed(id: link.id), to: WishlistWarp.self)
  ///   return true
  /// }
  /// ```
  public func send<W: Warp>(_ weft: any Weft, to type: W.Type) {
    send(weft, toWords: "\(type)") { $0 is W }
  }

  /// Sends a weft from outside to all warps, each of which may respond or return no stitches.
  ///
  /// A parent knits the weft before its children, and an older child before a younger one. The loom
  /// keeps the weft until a warp has knit its first weft.
  public func send(_ weft: any Weft) { send(weft, toWords: "the first warp") { _ in true } }

  private func send(
    _ weft: any Weft, toWords receiver: String, isFor: @escaping (any Warp) -> Bool
  ) {
    let external = (weft: weft, isFor: isFor, chain: chain(of: weft))
    guard !hasEnded else { return ignore(external) }
    // Kept wefts come first, even if the warp has just become ready.
    releaseExternalWefts()
    guard !deliver(external) else { return work() }
    self.external.append(external)
    stage.log.note("keep weft \(weft): \(receiver) is not ready")
  }

  func ignore(_ external: ExternalWeft) {
    stage.log.note("ignored weft \(external.weft): the loom has ended")
  }

  /// Sends the kept wefts whose warps are ready now.
  func releaseExternalWefts() { external.removeAll { deliver($0) } }

  /// Sends a weft to its ready warps, and returns false if there are none.
  private func deliver(_ external: ExternalWeft) -> Bool {
    let receivers = inOrder(below: nil)
      .filter { $0.weaver.takesExternalWefts && external.isFor($0) }
    append(receivers.map { Errand(weft: external.weft, weaver: $0.weaver, chain: external.chain) })
    return !receivers.isEmpty
  }

  /// Returns the descendants of a parent, each before its own children, in the order of weaving.
  private func inOrder(below parent: WarpWeaver?) -> [any Warp] {
    woven.filter { $0.weaver.parent === parent }
      .flatMap { [$0] + inOrder(below: $0.weaver) }
  }
}

/// A weft and its direct and indirect consequences, which end at a limit.
///
/// Without the limit, warps that keep answering each other or themselves would hang the app.
@MainActor
final class WeftChain {
  /// The largest number of wefts that may follow from one weft.
  static let limit = 1_000

  /// The weft that started the chain.
  let first: any Weft
  private var count = 0

  init(_ first: any Weft) { self.first = first }

  /// Counts another weft, and returns false if it exceeds the limit.
  func takeNext() -> Bool {
    count += 1
    return count <= Self.limit
  }
}
