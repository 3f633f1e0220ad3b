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
    case popup([Stitch], Presentation)
    case forwardToThisWarp(any Weft)
    case forwardToParent(any Weft)
    case end((any Weft)?, FinishedScreens)
  }

  /// Presents root items in a modal, through the warp's wireframe.
  typealias Presentation = (
    any ApplicationWireframe, [any RootLevelRepresentable], _ sender: any Screen
  ) -> Void

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
    Stitch(
      .popup(roots.map { Stitch($0.kind, style: .root) }) { requester, items, sender in
        requester.presentModally(
          rootItems: items, in: wireframe, from: sender, style: style,
          dismissButton: dismissButton)
      })
  }

  /// Creates a stitch that knits another weft in the same warp, after all wefts already sent.
  ///
  /// The loom first knits the initial wefts of earlier stitches in the same answer:
  ///
  /// ```swift
  /// [Stitch(.root, next: home), .forwardToThisWarp(MoviesWeft.signedIn)]  // first the one of home
  /// ```
  ///
  /// The weft does not wait for a guard that holds the other stitches, and is dropped with them if
  /// they are refused at once.
  ///
  /// If wefts keep following from one another, the loom stops after a thousand.
  public static func forwardToThisWarp(_ weft: any Weft) -> Stitch {
    Stitch(.forwardToThisWarp(weft))
  }

  /// Creates a stitch that knits another weft in the parent of this warp.
  public static func forwardToParent(_ weft: any Weft) -> Stitch { Stitch(.forwardToParent(weft)) }

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

extension Stitch {
  /// Returns the description of the stitch for the log.
  func words(naming name: (any Screen) -> ScreenName) -> String {
    switch kind {
    case .screen, .warp: style.verb + subject(naming: name)
    case .popup(let roots, _):
      "popup " + roots.map { $0.subject(naming: name) }.joined(separator: " and ")
    case .forwardToThisWarp(let weft): "forward \(weft)"
    case .forwardToParent(let weft): "forward \(weft) to the parent"
    case .end(let weft?, _): "end, forward \(weft) to the parent"
    case .end(nil, _): "end"
    }
  }

  /// Returns the description of the stitch's screen or warp, or of the whole stitch if it has
  /// neither.
  private func subject(naming name: (any Screen) -> ScreenName) -> String {
    switch kind {
    case .screen(let screen, _, _): name(screen).description
    case .warp(let warp, _): String(describing: type(of: warp))
    case .popup, .forwardToThisWarp, .forwardToParent, .end: words(naming: name)
    }
  }
}

extension Stitch.PresentationStyle {
  fileprivate var verb: String { self == .presented ? "listen to " : rawValue + " " }
}

extension Stitch {
  /// The period during which the loom listens to a screen's weftable.
  ///
  /// By default, it begins when the screen is first visible.
  public enum Listening: Sendable, Hashable {
    /// The loom drops wefts while the screen is hidden.
    ///
    /// Dropped wefts appear in the log.
    ///
    /// This is the default, because a hidden screen usually sends the second of two taps, which
    /// would open the same screen again when the user comes back.
    case droppingWhileHidden
    /// The loom keeps wefts while the screen is hidden.
    ///
    /// The warp knits them in order once the screen is visible again.
    case keepingWhileHidden
    /// The loom listens while the screen is on stage, even while the screen is hidden.
    case whileOnStage
    /// The loom listens from when the screen enters the stage until the warp ends.
    ///
    /// The loom continues to listen after the screen has left, such as for pages that come and go.
    case whileWarpLives
  }
}

extension Stitch {
  /// A style in which the loom presents the screen or the warp of a stitch.
  ///
  /// The loom sends a request to the warp's wireframe, from the warp's sender. The style selects
  /// the request, and the wireframe still decides how the screen looks.
  public enum PresentationStyle: String, Sendable, Hashable {
    /// The screen is on stage already, or the warp presents it through its wireframe (Weavy 1.0.0).
    case presented
    /// The screen becomes a root item, together with all other roots of the same weft.
    ///
    /// A head that is already on stage stays where it is.
    case root
    /// The screen is pushed.
    ///
    /// If one weft pushes several screens, each goes on top of the previous one.
    case push
    /// The screen is presented modally, with its own hints.
    ///
    /// If the same weft installs roots, the first of them presents the screen.
    case popup
    /// The screen is presented modally over the frontmost screen, even if the sender already
    /// presents one.
    case popupInFront = "popup in front"
    /// The screen appears as the form factor requires: pushed, in the detail column or as a
    /// popover.
    case show
    /// The screen replaces the detail beside the sender's list.
    ///
    /// A detail's warp ends when another detail replaces it.
    case showDetail = "show detail"
    /// The screen is embedded in the sender, and leaves with it.
    case embed
    /// The screen replaces the sender.
    case replace
  }
}
