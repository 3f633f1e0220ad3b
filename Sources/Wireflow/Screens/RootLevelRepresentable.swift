/// A screen that can stand at the root level: behind a tab, an entry of a drawer or of a sidebar.
///
/// From Gornostaeva, "Flow Coordinators IRL": `RootLevelViewControllerRepresentable`.
@MainActor
public protocol RootLevelRepresentable: Screen {
  /// The title, image and badge by which the root level shows the way to this screen.
  ///
  /// They are read whenever they are shown, so a badge may change while the app runs.
  var rootLevelRepresentation: RootLevelRepresentation { get }

  /// Called when the user has chosen the root item once more while it was selected.
  ///
  /// It comes after what the wireframe makes of it, which is mostly a pop to the root: a list may
  /// scroll to its top then.
  func rootItemWasSelectedAgain()
}

extension RootLevelRepresentable {
  /// Does nothing.
  public func rootItemWasSelectedAgain() {}
}

/// A title, an image and a badge: what a tab bar, a drawer or a sidebar shows of a root item.
public struct RootLevelRepresentation: Sendable, Hashable, Codable {
  /// The title, by which the user selects it.
  public var title: String
  /// The name of an image asset.
  public var imageName: String?
  /// A short text that asks for attention, such as a count.
  public var badge: String?

  /// Creates a representation.
  public init(title: String, imageName: String? = nil, badge: String? = nil) {
    self.title = title
    self.imageName = imageName
    self.badge = badge
  }
}

extension Screen {
  /// The representation that it has of its own, or else one with its title.
  var representation: RootLevelRepresentation {
    (self as? any RootLevelRepresentable)?.rootLevelRepresentation
      ?? RootLevelRepresentation(title: title)
  }
}
