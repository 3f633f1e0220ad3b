/// A chain of wireframes, each of which wraps the next one.
///
/// The chain also ends where an app's wireframes lead back to themselves.
@MainActor
struct WireframeChain {
  private(set) var isCircular = false
  private var link: (any ApplicationWireframe)?
  /// A link to compare with, which moves on ever more slowly to detect circles (Brent).
  private var mark: (any ApplicationWireframe)?
  private var count = 0

  init(from first: (any ApplicationWireframe)?) {
    link = first
  }

  /// Returns the next wireframe, or nil at the end.
  mutating func next() -> (any ApplicationWireframe)? {
    guard let link else { return nil }
    if link === mark {
      (isCircular, self.link) = (true, nil)
      return nil
    }
    if count > 0, count & (count - 1) == 0 { mark = link }
    count += 1
    self.link = link.next
    return link
  }
}

extension ApplicationWireframe {
  /// True if its chain leads back to itself before it reaches the wireframe of a flow.
  ///
  /// A flow's wireframe on a circle declines each request itself.
  var isCircular: Bool {
    guard let next else { return false }
    var chain = WireframeChain(from: next)
    while let link = chain.next() {
      if link is FlowLink { return false }
    }
    return chain.isCircular
  }
}
