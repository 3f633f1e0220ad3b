public import Wireflow

/// One consequence of a weft: a screen or a warp to present and listen to, a weft to send on, or
/// the end of the warp.
///
/// Several stitches are several simultaneous navigations, shown in one transition.
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

  /// The way in which root items are presented in a modal.
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

  /// Creates a stitch of a screen and of what expresses the next wefts while it is shown.
  /// - Parameters:
  ///   - style: how the screen is presented; by default the warp has done so itself.
  ///   - screen: the screen.
  ///   - weftable: who expresses wefts.
  ///   - listening: when it is listened to.
  public init(
    _ style: PresentationStyle = .presented, nextPresentable screen: any Screen,
    nextWeftable weftable: any Weftable, listening: Listening = .droppingWhileHidden
  ) {
    self.init(.screen(screen, weftable, listening), style: style)
  }

  /// Creates a stitch of a screen that expresses the next wefts itself.
  public init(
    _ style: PresentationStyle = .presented, next screen: any Screen & Weftable,
    listening: Listening = .droppingWhileHidden
  ) {
    self.init(.screen(screen, screen, listening), style: style)
  }

  /// Creates a stitch of a warp and of what expresses the wefts that it begins with.
  ///
  /// The warp is started once its head is on stage, and its weftable is listened to until it ends,
  /// also while its screens are hidden, so that it may express that they are to leave.
  /// - Parameters:
  ///   - style: how the warp's head is presented; by default the warp that knits has done so.
  ///   - warp: a warp that has not been woven before.
  ///   - weftable: who expresses wefts.
  public init(
    _ style: PresentationStyle = .presented, nextPresentable warp: any Warp,
    nextWeftable weftable: any Weftable
  ) {
    self.init(.warp(warp, weftable), style: style)
  }

  /// Creates a stitch of root items in a modal of their own, in tabs, a drawer or columns.
  ///
  /// Warps among them begin once their heads are on stage, and end with the modal.
  ///
  /// ```swift
  /// .popup(
  ///   [
  ///     Stitch(nextPresentable: InterestsWarp(wireframe: wireframe), nextWeftable: interests),
  ///     Stitch(next: PrivacyScreen()),
  ///   ], in: TabBarWireframe(stage: wireframe.stage))
  /// ```
  /// - Parameters:
  ///   - roots: the stitches of the screens and warps that are the root items, whatever their style.
  ///   - wireframe: how they are shown in the modal.
  ///   - style: how the modal is shown.
  ///   - dismissButton: the button by which the user may dismiss it, or nil if there is none.
  public static func popup(
    _ roots: [Stitch], in wireframe: any ApplicationWireframe, style: ModalStyle = .automatic,
    dismissButton: ModalDismissButtonStyle? = .close
  ) -> Stitch {
    let modal = ModalRoots(wireframe: wireframe, style: style, dismissButton: dismissButton)
    return Stitch(.popup(roots.map { Stitch($0.kind, style: .root) }, modal))
  }

  /// Creates a stitch that knits another weft in the same warp, after all that were sent before.
  ///
  /// The wefts that earlier stitches of the same answer begin with are knit first:
  ///
  /// ```swift
  /// [Stitch(.root, next: home), .forwardToThisWarp(MoviesWeft.signedIn)]  // first the one of home
  /// ```
  ///
  /// Of the wefts that follow from one another without end, a thousand are knit.
  public static func forwardToThisWarp(_ weft: any Weft) -> Stitch {
    Stitch(.forwardToThisWarp(weft))
  }

  /// Creates a stitch that knits another weft in the warp that has led to this one.
  public static func forwardToParent(_ weft: any Weft) -> Stitch {
    Stitch(.forwardToParent(weft))
  }

  /// Creates a stitch that ends the warp and all that it led to.
  /// - Parameters:
  ///   - weft: what its parent knits once the screens have left.
  ///   - screens: what becomes of the warp's screens.
  public static func end(
    forwardingToParent weft: (any Weft)? = nil, screens: FinishedScreens = .unwound
  ) -> Stitch {
    Stitch(.end(weft, screens))
  }
}

extension Stitch {
  /// The stitch, and behind it those of the root items that it presents.
  var withRoots: [Stitch] {
    guard case .popup(let roots, _) = kind else { return [self] }
    return [self] + roots.flatMap(\.withRoots)
  }
}

extension [Stitch] {
  /// An empty list of stitches, for a weft that leads nowhere or a navigation that ends here.
  public static var empty: [Stitch] { [] }
}
