import Wireflow

extension Stitch {
  /// Returns the words for the stitch in the log.
  func words(naming name: (any Screen) -> ScreenName) -> String {
    switch kind {
    case .screen(let screen, _, _): style.verb + name(screen).description
    case .warp(let warp, _): style.verb + String(describing: type(of: warp))
    case .forwardToThisWarp(let weft): "forward \(weft)"
    case .forwardToParent(let weft): "forward \(weft) to the parent"
    case .end(let weft?, _): "end, forward \(weft) to the parent"
    case .end(nil, _): "end"
    }
  }
}

extension Stitch.PresentationStyle {
  fileprivate var verb: String { self == .presented ? "listen to " : rawValue + " " }
}
