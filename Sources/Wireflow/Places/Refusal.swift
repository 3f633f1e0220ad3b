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

  /// True if the state is already as requested.
  var isFulfilled: Bool {
    if case .plain(.alreadyThere) = self { true } else { false }
  }
}

extension Refusal: nonisolated Error {}
