/// A screen that can be at the root level: in a tab, or an entry of a drawer or sidebar.
///
/// From Gornostaeva, "Flow Coordinators IRL": `RootLevelViewControllerRepresentable`.
@MainActor
public protocol RootLevelRepresentable: Screen {
  /// The title, image and badge that represent the screen at the root level.
  ///
  /// They are read each time they are shown, so a badge may change while the app runs.
  var rootLevelRepresentation: RootLevelRepresentation { get }

  /// Called when the user has chosen the root item again while it was selected.
  ///
  /// The call follows the wireframe's own reaction, usually a pop to the root. A list can then
  /// scroll to its top.
  func rootItemWasSelectedAgain()
}

extension RootLevelRepresentable {
  /// Does nothing.
  public func rootItemWasSelectedAgain() {}
}

/// The title, image and badge of a root item in a tab bar, a drawer or a sidebar.
public struct RootLevelRepresentation: Sendable, Hashable, Codable {
  /// The title.
  public var title: String
  /// The identifier by which actions select it in every language, or nil to select it by the title.
  public var id: String?
  /// The name of an image asset.
  public var imageName: String?
  /// A short text that attracts attention, such as a count.
  public var badge: String?

  /// Creates a representation.
  public init(
    title: String, id: String? = nil, imageName: String? = nil, badge: String? = nil
  ) {
    self.title = title
    self.id = id
    self.imageName = imageName
    self.badge = badge
  }

  /// The name with which actions select it: its identifier, or else its title.
  package var name: String { id ?? title }

  /// Returns true if a text in an action names it.
  package func isNamed(_ text: String) -> Bool { name == text || title == text }
}

extension Screen {
  /// The name with which actions go back to it: that of its root item, if that has an identifier, or
  /// else its title.
  package var backName: String {
    (self as? any RootLevelRepresentable)?.rootLevelRepresentation.id ?? title
  }

  /// The screen's own representation, or else one with its title.
  package var representation: RootLevelRepresentation {
    (self as? any RootLevelRepresentable)?.rootLevelRepresentation
      ?? RootLevelRepresentation(title: title)
  }
}
