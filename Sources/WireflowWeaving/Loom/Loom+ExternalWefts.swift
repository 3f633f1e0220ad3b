import Wireflow

/// A weft from outside, and the warps that it is for.
@MainActor
struct ExternalWeft {
  let weft: any Weft
  let isFor: (any Warp) -> Bool
  let chain: WeftChain
}

extension Loom {
  /// Sends a weft from outside, such as from a push notification or a link, to all warps of a type.
  ///
  /// They knit it in the order in which they were woven, parents before children. While there is
  /// none that has knit its first weft, it is kept, and wefts that are kept are sent in order.
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

  /// Sends a weft from outside to all warps, each of which may make something of it or not.
  ///
  /// A parent knits it before its children, and of several children the one that was woven first.
  /// While no warp has knit its first weft, it is kept for the first one that has.
  public func send(_ weft: any Weft) {
    send(weft, toWords: "the first warp") { _ in true }
  }

  private func send(
    _ weft: any Weft, toWords receiver: String, isFor: @escaping (any Warp) -> Bool
  ) {
    let external = ExternalWeft(weft: weft, isFor: isFor, chain: chain(of: weft))
    guard !hasEnded else { return ignore(external) }
    // What was kept comes first, also when the warp has just become ready.
    releaseExternalWefts()
    guard !deliver(external) else { return work() }
    self.external.append(external)
    stage.log.note("keep weft \(weft): \(receiver) is not ready")
  }

  func ignore(_ external: ExternalWeft) {
    stage.log.note("ignored weft \(external.weft): the loom has ended")
  }

  /// Sends what was kept for warps that are ready now.
  func releaseExternalWefts() {
    external.removeAll { deliver($0) }
  }

  /// Sends a weft to the warps that are ready, and returns false if there is none.
  private func deliver(_ external: ExternalWeft) -> Bool {
    let receivers = inOrder(below: nil)
      .filter { $0.weaver.takesExternalWefts && external.isFor($0.warp) }
    append(receivers.map { Errand(external.weft, to: $0.weaver, from: nil, in: external.chain) })
    return !receivers.isEmpty
  }

  /// Returns the warps below a parent, each before those that it led to, in the order of their
  /// weaving.
  private func inOrder(below parent: WarpWeaver?) -> [Woven] {
    woven.filter { $0.weaver.parent === parent }
      .flatMap { [$0] + inOrder(below: $0.weaver) }
  }
}
