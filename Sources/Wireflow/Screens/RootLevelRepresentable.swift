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
  /// The title, with which the user selects it.
  public var title: String
  /// The name of an image asset.
  public var imageName: String?
  /// A short text that attracts attention, such as a count.
  public var badge: String?

  /// Creates a representation.
  public init(title: String, imageName: String? = nil, badge: String? = nil) {
    self.title = title
    self.imageName = imageName
    self.badge = badge
  }
}

extension Screen {
  /// The screen's own representation, or else one with its title.
  package var representation: RootLevelRepresentation {
    (self as? any RootLevelRepresentable)?.rootLevelRepresentation
      ?? RootLevelRepresentation(title: title)
  }
}
