/// The style of a modal screen.
public enum ModalStyle: Sendable, Hashable {
  /// The wireframe decides.
  case automatic
  /// A card from below, which rests at detents.
  case sheet([Detent] = [.large])
  /// A modal that covers everything.
  case fullScreen
  /// In front of everything, alerts included, until its own flow dismisses it or ends.
  ///
  /// Use it for a login or an app lock. Only a child of the main flow may raise a wall, outside of
  /// transactions. A wall has no dismiss button, and no wireframe translates it. Everything behind
  /// it is out of reach, and blank in pictures, until the wall has gone.
  case wall
  /// A centered card.
  case formSheet
  /// A popover that points to an element of the sender, by its label, with a size in points.
  case popover(anchor: String, preferredSize: Size? = nil)

  /// A height at which a sheet rests.
  public enum Detent: Sendable, Hashable {
    /// About half of the height.
    case medium
    /// The whole height.
    case large
    /// A height in points.
    case height(Double)
  }

  /// A width and a height in points.
  public struct Size: Sendable, Hashable {
    /// The width in points.
    public let width: Double
    /// The height in points.
    public let height: Double

    /// Creates a size in points.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }
}

extension ModalStyle: CustomStringConvertible {
  /// The words for the style in logs and trees.
  public var description: String {
    switch self {
    case .automatic: "automatic"
    case .sheet([.large]): "sheet"
    case .sheet(let detents): "sheet at " + detents.map(\.description).joined(separator: ", ")
    case .fullScreen: "full screen"
    case .wall: "wall"
    case .formSheet: "form sheet"
    case .popover(let anchor, nil): "popover at \(anchor.literal)"
    case .popover(let anchor, let size?):
      "popover at \(anchor.literal) of \(size.width.plain)x\(size.height.plain)"
    }
  }
}

extension ModalStyle.Detent: CustomStringConvertible {
  /// The words for the detent in logs and trees.
  public var description: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .height(let points): "\(points.plain) points"
    }
  }
}

extension Double {
  /// The number, without a fraction if it has none.
  fileprivate var plain: String {
    // A conversion to Int would need the C library's math, which the core does not import.
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
