import Wireflow

/// A weft from outside the warps, with its receivers.
@MainActor
struct ExternalWeft {
  let weft: any Weft
  let isFor: (any Warp) -> Bool
  let chain: WeftChain
}

extension Loom {
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
  public func send(_ weft: any Weft) {
    send(weft, toWords: "the first warp") { _ in true }
  }

  private func send(
    _ weft: any Weft, toWords receiver: String, isFor: @escaping (any Warp) -> Bool
  ) {
    let external = ExternalWeft(weft: weft, isFor: isFor, chain: chain(of: weft))
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
  func releaseExternalWefts() {
    external.removeAll { deliver($0) }
  }

  /// Sends a weft to its ready warps, and returns false if there are none.
  private func deliver(_ external: ExternalWeft) -> Bool {
    let receivers = inOrder(below: nil)
      .filter { $0.weaver.takesExternalWefts && external.isFor($0.warp) }
    append(receivers.map { Errand(external.weft, to: $0.weaver, from: nil, in: external.chain) })
    return !receivers.isEmpty
  }

  /// Returns the descendants of a parent, each before its own children, in the order of weaving.
  private func inOrder(below parent: WarpWeaver?) -> [Woven] {
    woven.filter { $0.weaver.parent === parent }
      .flatMap { [$0] + inOrder(below: $0.weaver) }
  }
}
