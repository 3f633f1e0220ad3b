/// The wireframe with a drawer: the root items stand in it, and one of them is visible.
///
/// Choosing a root item closes the drawer; choosing the visible one pops it to its root.
@MainActor
public final class HamburgerWireframe: ApplicationWireframe {
  /// What becomes of a root item's stack when the user chooses another one.
  public enum StackRetention: Sendable, Hashable {
    /// It is found again as it was left.
    case kept
    /// It goes back to its root.
    case reset
  }

  /// The stage that holds the state.
  public let stage: Stage
  private let stacks: StackRetention

  /// Creates a wireframe on a stage.
  public init(stage: Stage, stacks: StackRetention = .kept) {
    self.stage = stage
    self.stacks = stacks
  }

  /// Commits a request; what the user chooses in the drawer closes it.
  public func perform(_ request: NavigationRequest) -> RequestOutcome {
    switch request {
    case .install(let items, nil):
      stage.commit(.install(items, in: .drawer))
    case .adapt(let formFactor, nil):
      stage.commit(.adapt(formFactor, in: .drawer))
    case .show(let screen, let sender):
      stage.commit(.push(screen, from: sender))
    case .select(let root) where stage.isUserRequest:
      choose(root)
    default:
      stage.commit(request)
    }
  }

  private func choose(_ root: any Screen) -> RequestOutcome {
    var outcome = RequestOutcome.queued
    stage.batch {
      if stage.isMenuOpen { stage.commit(.closeMenu) }
      if root === stage.selectedRoot {
        outcome = stage.commit(.popToRoot(of: root))
      } else {
        if stacks == .reset, let left = stage.selectedRoot, !stage.isTop(left) {
          stage.commit(.popToRoot(of: left))
        }
        outcome = stage.commit(.select(root))
      }
    }
    return outcome
  }
}

extension WireframeContainer {
  /// A drawer; the player rests at the bottom of the window.
  static let drawer = WireframeContainer(
    name: "drawer", rootNavigation: .menu, modalStyle: compactModalStyle)
}
