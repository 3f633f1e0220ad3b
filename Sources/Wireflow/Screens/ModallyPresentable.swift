/// A screen that can be presented modally, with hints that the wireframe reads.
///
/// From Gornostaeva, "Flow Coordinators IRL": `ModallyPresentableViewController`.
@MainActor
public protocol ModallyPresentable: Screen {
  /// The button with which the user may dismiss it, or nil if dismissal is not allowed.
  ///
  /// It is read when the screen is presented, and holds for the whole modal. A screen that replaces
  /// the first one later does not change it.
  var allowedModalDismissButtonStyle: ModalDismissButtonStyle? { get }

  /// The style that it prefers, which the wireframe may change.
  var preferredModalStyle: ModalStyle { get }

  /// Called when the user tried to dismiss it although no dismiss button is allowed.
  func dismissWasAttempted()
}

extension ModallyPresentable {
  /// No preference: the wireframe decides.
  public var preferredModalStyle: ModalStyle { .automatic }

  /// Does nothing.
  public func dismissWasAttempted() {}
}

/// A modal that the user can minimize to the player's bar, such as a draft.
///
/// The user swipes it down, or chooses Minimize, and goes on in the app. A tap on the bar brings it
/// back with its stack. Meanwhile its flow lives, and its guard decides about its end as before.
///
/// ```swift
/// @MainActor final class DraftScreen: ModallyMinimizable {
///   let title = "New message"
///   let minimizedControls: any Screen = DraftControls()
///   let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
/// }
/// ```
///
/// A draft waits for the user, and music plays on unseen: while a modal is minimized, the player
/// waits behind it and has the bar again afterwards. Of several modals, the bar shows the one that
/// was minimized last. Only a modal directly in front of the app can be minimized, because another
/// modal would cover the bar.
@MainActor
public protocol ModallyMinimizable: ModallyPresentable {
  /// The screen that represents it while it is minimized.
  var minimizedControls: any Screen { get }
}

/// The button that dismisses a modal screen or an error.
public enum ModalDismissButtonStyle: String, Sendable, Hashable, Codable, CaseIterable {
  /// The user has finished.
  case done
  /// The user changes their mind.
  case cancel
  /// The user has seen enough.
  case close
  /// The user has read it.
  case okay

  /// The label of the button in English, with which the log names it.
  public var displayableString: String { StageWords.english.label(of: self) }
}

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

/// The fate of a modal when the screen that presented it leaves the stage.
public enum ModalFate: Sendable, Hashable {
  /// The modal stays, in front of the remaining screens.
  case stays
  /// The modal is dismissed in the same transition, with the modals above it.
  case leaves
}
