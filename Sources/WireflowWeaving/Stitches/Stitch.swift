public import Wireflow

/// One consequence of a weft, such as a screen or a warp to present and listen to.
///
/// A stitch may also forward a weft, or end the warp.
///
/// Several stitches happen at the same time, in one transition.
///
/// ```swift
/// Stitch(.push, next: MovieDetailScreen(movie: movie))
/// Stitch(
///   .popup, nextPresentable: SettingsWarp(wireframe: wireframe),
///   nextWeftable: SingleWeftable(withInitialWeft: MoviesWeft.settingsList))
/// ```
@MainActor
public struct Stitch {
  enum Kind {
    case screen(any Screen, any Weftable, Listening)
    case warp(any Warp, any Weftable)
    case popup([Stitch], ModalRoots)
    case forwardToThisWarp(any Weft)
    case forwardToParent(any Weft)
    case end((any Weft)?, FinishedScreens)
  }

  /// The options of a modal with root items.
  struct ModalRoots {
    let wireframe: any ApplicationWireframe
    let style: ModalStyle
    let dismissButton: ModalDismissButtonStyle?
  }

  let kind: Kind
  let style: PresentationStyle

  private init(_ kind: Kind, style: PresentationStyle = .presented) {
    self.kind = kind
    self.style = style
  }

  /// Creates a stitch of a screen, and of a weftable to listen to while the screen is visible.
  /// - Parameters:
  ///   - style: how the loom presents the screen; by default the warp has presented it.
  ///   - screen: the screen.
  ///   - weftable: the source of the next wefts.
  ///   - listening: when the loom listens to the weftable.
  public init(
    _ style: PresentationStyle = .presented, nextPresentable screen: any Screen,
    nextWeftable weftable: any Weftable, listening: Listening = .droppingWhileHidden
  ) {
    self.init(.screen(screen, weftable, listening), style: style)
  }

  /// Creates a stitch of a screen that sends the next wefts itself.
  public init(
    _ style: PresentationStyle = .presented, next screen: any Screen & Weftable,
    listening: Listening = .droppingWhileHidden
  ) {
    self.init(.screen(screen, screen, listening), style: style)
  }

  /// Creates a stitch of a warp, and of the weftable with its initial wefts.
  ///
  /// The warp starts once its head is on stage. The loom listens to its weftable until the warp
  /// ends. It listens even while the warp's screens are hidden, so that the weftable can make them
  /// leave.
  /// - Parameters:
  ///   - style: how the loom presents the warp's head; by default the knitting warp has presented
  ///     it.
  ///   - warp: a warp that has not been woven before.
  ///   - weftable: the source of the next wefts.
  public init(
    _ style: PresentationStyle = .presented, nextPresentable warp: any Warp,
    nextWeftable weftable: any Weftable
  ) {
    self.init(.warp(warp, weftable), style: style)
  }

  /// Creates a stitch of root items in a new modal, in tabs, a drawer or columns.
  ///
  /// Warps among them start once their heads are on stage, and end with the modal.
  ///
  /// ```swift
  /// .popup(
  ///   [
  ///     Stitch(nextPresentable: InterestsWarp(wireframe: wireframe), nextWeftable: interests),
  ///     Stitch(next: PrivacyScreen()),
  ///   ], in: TabBarWireframe(stage: wireframe.stage))
  /// ```
  /// - Parameters:
  ///   - roots: the stitches of the root items' screens and warps, whose styles are ignored.
  ///   - wireframe: the wireframe that arranges the root items in the modal.
  ///   - style: how the modal appears.
  ///   - dismissButton: the button that dismisses the modal, or nil for none.
  public static func popup(
    _ roots: [Stitch], in wireframe: any ApplicationWireframe, style: ModalStyle = .automatic,
    dismissButton: ModalDismissButtonStyle? = .close
  ) -> Stitch {
    let modal = ModalRoots(wireframe: wireframe, style: style, dismissButton: dismissButton)
    return Stitch(.popup(roots.map { Stitch($0.kind, style: .root) }, modal))
  }

  /// Creates a stitch that knits another weft in the same warp, after all wefts already sent.
  ///
  /// The loom first knits the initial wefts of earlier stitches in the same answer:
  ///
  /// ```swift
  /// [Stitch(.root, next: home), .forwardToThisWarp(MoviesWeft.signedIn)]  // first the one of home
  /// ```
  ///
  /// If wefts keep following from one another, the loom stops after a thousand.
  public static func forwardToThisWarp(_ weft: any Weft) -> Stitch {
    Stitch(.forwardToThisWarp(weft))
  }

  /// Creates a stitch that knits another weft in the parent of this warp.
  public static func forwardToParent(_ weft: any Weft) -> Stitch {
    Stitch(.forwardToParent(weft))
  }

  /// Creates a stitch that ends the warp and its descendants.
  /// - Parameters:
  ///   - weft: a weft that the parent knits once the screens have left, or nil for none.
  ///   - screens: the treatment of the warp's screens.
  public static func end(
    forwardingToParent weft: (any Weft)? = nil, screens: FinishedScreens = .unwound
  ) -> Stitch {
    Stitch(.end(weft, screens))
  }
}

extension Stitch {
  /// The stitch, followed by those of the root items that it presents.
  var withRoots: [Stitch] {
    guard case .popup(let roots, _) = kind else { return [self] }
    return [self] + roots.flatMap(\.withRoots)
  }
}

extension [Stitch] {
  /// An empty list, for a weft that has no effect or ends a navigation.
  public static var empty: [Stitch] { [] }
}
