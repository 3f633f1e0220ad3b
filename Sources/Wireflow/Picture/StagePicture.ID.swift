extension StagePicture {
  /// The identifier of a screen, a region or an alert, which is unique on its stage.
  ///
  /// A screen keeps its identifier while it lives, even while it is not on stage. The description
  /// is short, and other programs may send it back.
  public struct ID: Sendable, Hashable {
    enum Kind: Character {
      case base = "b"
      case modal = "m"
      case alert = "a"
      case root = "r"
      case screen = "s"
    }

    let kind: Kind
    let number: UInt32

    /// The identifier of a root item, from that of its first screen.
    var asRoot: ID { ID(kind: .root, number: number) }

    static let base = ID(kind: .base, number: 0)
  }
}

extension StagePicture.ID: LosslessStringConvertible {
  /// Creates an identifier from its description.
  public init?(_ description: String) {
    guard let first = description.first, let kind = Kind(rawValue: first),
      let number = UInt32(description.dropFirst())
    else { return nil }
    self.init(kind: kind, number: number)
  }

  /// A letter and a number, such as `s12`.
  public var description: String { "\(kind.rawValue)\(number)" }
}
