/// The referee's answer to a request, on the state as it is.
@MainActor
enum Verdict {
  /// One change, as most requests come to.
  case change(TreeChange)
  /// Several changes, one after the other.
  case changes([TreeChange])
  /// Nothing, for a reason.
  case ignore(Refusal)
}

/// The reason why the referee refuses, with the screen that it is about.
///
/// The screen's name is read only for the log.
@MainActor
enum Refusal {
  /// The reasons that name a screen.
  enum Kind {
    case notOnStage, covered, alreadyOnStage, isRoot, alreadyPresenting, notPresented
    case notDismissible, isEmbedded, behindWall, raisedByItself
  }

  case screen(Kind, any Screen)
  case plain(IgnoredReason)

  /// The reason, with the screen's name.
  func reason(naming name: (any Screen) -> ScreenName) -> IgnoredReason {
    switch self {
    case .plain(let reason): return reason
    case .screen(let kind, let screen):
      let name = name(screen)
      return switch kind {
      case .notOnStage: .notOnStage(name)
      case .covered: .covered(name)
      case .alreadyOnStage: .alreadyOnStage(name)
      case .isRoot: .isRoot(name)
      case .alreadyPresenting: .alreadyPresenting(name)
      case .notPresented: .notPresented(name)
      case .notDismissible: .notDismissible(name)
      case .isEmbedded: .isEmbedded(name)
      case .behindWall: .behindWall(name)
      case .raisedByItself: .raisedByItself(name)
      }
    }
  }
}

/// The one who asks, and the facts of the app that the referee needs before it judges.
@MainActor
struct Asker {
  /// The flow that asks, or none for a request that is nobody's.
  var flow = Index.none
  var isByUser = false
  /// The hint at how its changes are to be shown.
  var style: TransitionStyle?
  /// The fate of a modal that it presents when its sender leaves.
  var fate = ModalFate.stays
  /// The facts that the request needs, as few do.
  var facts: [Fact] = []

  enum Fact {
    /// The controls of a player that is to be installed.
    case controls(any Screen, of: any Screen)
    /// The container of root items that are to be presented, by the first of them.
    case container(WireframeContainer, of: any Screen)
    /// The container of a modal with root items for the form factor that is asked for.
    case adapted(region: Index, WireframeContainer)
  }

  /// The controls of a player that is to be installed.
  func controls(of player: any Screen) -> (any Screen)? {
    for case .controls(let controls, let other) in facts where other === player { return controls }
    return nil
  }

  /// The container of root items that are to be presented, by the first of them.
  func container(of root: (any Screen)?) -> WireframeContainer {
    for case .container(let container, let other) in facts where other === root { return container }
    return .plain
  }

  /// The container that a region is to have in the form factor that is asked for.
  func container(of region: Index) -> WireframeContainer? {
    for case .adapted(region, let container) in facts { return container }
    return nil
  }
}
