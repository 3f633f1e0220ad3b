/// The identifier of a screen, a region, an alert or the app's commands, which is unique on its stage.
///
/// A screen keeps its identifier while it lives, even while it is not on stage. The description is
/// short, and other programs may send it back.
public struct StageID: Sendable, Hashable {
  package enum Kind: Character {
    case base = "b"
    case modal = "m"
    case alert = "a"
    case root = "r"
    case screen = "s"
    case commands = "c"
  }

  package let kind: Kind
  package let number: UInt32

  package init(kind: Kind, number: UInt32) {
    (self.kind, self.number) = (kind, number)
  }

  package static let base = StageID(kind: .base, number: 0)
  /// The identifier of the app's commands.
  package static let commands = StageID(kind: .commands, number: 0)

  /// The identifier of a root item, from that of its first screen.
  package var asRoot: StageID { StageID(kind: .root, number: number) }
}

extension StageID: LosslessStringConvertible {
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

extension ShownAlert {
  /// The identifier in snapshots and pictures.
  var id: StageID { StageID(kind: .alert, number: number) }
}
