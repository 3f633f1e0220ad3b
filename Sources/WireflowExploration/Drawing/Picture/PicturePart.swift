import Wireflow
package import WireflowInteraction

/// A part of a page's picture that carries text or reacts to users, and its position.
package struct PicturePart: Hashable, Sendable {
  /// The kind of a part.
  package enum Kind: Hashable, Sendable {
    case title
    case element(StagePicture.Element.ID)
    case root
    case back
    case dismiss
    case minimize
    case maximize
  }

  package let kind: Kind
  /// The page on which it is, or nil for a root item.
  package let page: StagePicture.ID?
  package let text: String
  package let box: MapBox
  /// True if its middle is visible without scrolling.
  package let isSeen: Bool
}
