/// The reason why a request is refused, with the screen that it is about.
///
/// The screen's title is read only for the log.
@MainActor
enum Refusal {
  /// The reasons that name a screen.
  enum Kind {
    case notOnStage, covered, alreadyOnStage, isRoot, alreadyPresenting, notPresented
    case notDismissible, isEmbedded, behindWall, raisedByItself, inOtherWindow
  }

  case screen(Kind, any Screen)
  case plain(IgnoredReason)

  /// The reason, with the screen's name.
  var reason: IgnoredReason {
    switch self {
    case .plain(let reason): return reason
    case .screen(let kind, let screen):
      let name = ScreenName(of: screen)
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
      case .inOtherWindow: .inOtherWindow(name)
      case .raisedByItself: .raisedByItself(name)
      }
    }
  }

  /// Returns true if the state is already as a request asks, such as without a modal for `dismissAll`.
  func fulfils(_ request: NavigationRequest) -> Bool {
    guard case .plain(let reason) = self else { return false }
    return switch (reason, request) {
    case (.alreadyThere, _), (.alreadyIn, _), (.nothingPresented, _), (.noAlert, _): true
    case (.noPlayer, .removePlayer), (.noPlayer, .minimize), (.noDrawer, .closeDrawer): true
    default: false
    }
  }
}

extension Refusal: nonisolated Error {}
