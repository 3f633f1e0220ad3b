extension StagePicture {
  /// The identity of a screen, a region or an alert, which nothing else ever bears on one stage.
  ///
  /// A screen keeps its identity for as long as it lives, also while it is not on stage. Its
  /// description is short, and what another program may send back.
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

    /// The identity of the way to a root item, by that of its first screen.
    var asRoot: ID { ID(kind: .root, number: number) }

    static let base = ID(kind: .base, number: 0)
  }
}

extension StagePicture.ID: LosslessStringConvertible {
  /// Reads an identity from its description.
  public init?(_ description: String) {
    guard let first = description.first, let kind = Kind(rawValue: first),
      let number = UInt32(description.dropFirst())
    else { return nil }
    self.init(kind: kind, number: number)
  }

  /// A letter and a number, such as `s12`.
  public var description: String { "\(kind.rawValue)\(number)" }
}
