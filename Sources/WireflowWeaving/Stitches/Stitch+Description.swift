import Wireflow

extension Stitch {
  /// Returns the description of the stitch for the log.
  func words(naming name: (any Screen) -> ScreenName) -> String {
    switch kind {
    case .screen, .warp: style.verb + subject(naming: name)
    case .popup(let roots, _):
      "popup " + roots.map { $0.subject(naming: name) }.joined(separator: " and ")
    case .forwardToThisWarp(let weft): "forward \(weft)"
    case .forwardToParent(let weft): "forward \(weft) to the parent"
    case .end(let weft?, _): "end, forward \(weft) to the parent"
    case .end(nil, _): "end"
    }
  }

  /// Returns the description of the stitch's screen or warp, or of the whole stitch if it has
  /// neither.
  private func subject(naming name: (any Screen) -> ScreenName) -> String {
    switch kind {
    case .screen(let screen, _, _): name(screen).description
    case .warp(let warp, _): String(describing: type(of: warp))
    case .popup, .forwardToThisWarp, .forwardToParent, .end: words(naming: name)
    }
  }
}

extension Stitch.PresentationStyle {
  fileprivate var verb: String { self == .presented ? "listen to " : rawValue + " " }
}
