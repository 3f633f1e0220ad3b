public import Wireflow

extension StagePicture {
  /// The target of a user action in a picture: a page, a region, a root item, an alert, or one
  /// element of a page.
  ///
  /// `perform(_:on:)` acts on exactly this target or on nothing, no matter how old the
  /// picture is. The description is short and safe to send to another program, such as a browser,
  /// which sends it back with the action.
  public struct Target: Sendable, Hashable {
    /// The page, region, root item or alert, or the screen that contains the element.
    public let id: ID
    let element: ElementMark?

    /// Creates a target from a whole page, region, root item or alert.
    public init(_ id: ID) {
      self.init(id, nil)
    }

    init(_ id: ID, _ element: ElementMark?) {
      self.id = id
      self.element = element
    }
  }

  /// The properties with which the stage recognizes an element that the user saw.
  struct ElementMark: Sendable, Hashable {
    /// The position among the elements of the same screen that have the same use and name, from 0.
    let number: Int
    /// A fingerprint of the texts that must be unchanged for this to be the same element.
    let fingerprint: UInt64
  }
}

extension StagePicture.Target: LosslessStringConvertible {
  /// Creates a target from its description, or returns nil if the text is not one.
  public init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false)
    guard let id = StagePicture.ID(String(parts[0])) else { return nil }
    if parts.count == 1 {
      self.init(id, nil)
      return
    }
    guard parts.count == 3, let number = Int(parts[1]), number >= 0,
      let fingerprint = UInt64(parts[2], radix: 36)
    else { return nil }
    self.init(id, StagePicture.ElementMark(number: number, fingerprint: fingerprint))
  }

  /// The identifier, such as `s12`, followed by two more parts for an element, as in `s12-0-k3f9`.
  public var description: String {
    guard let element else { return id.description }
    return "\(id)-\(element.number)-\(String(element.fingerprint, radix: 36))"
  }
}
