/// The reason why a request changed nothing.
///
/// Each is something that an app or its user may do at run time, such as a double tap. Its
/// description stands in the log.
public enum IgnoredReason: Sendable, Hashable {
  /// The screen is not on stage, or not a root item where one is needed. It was never shown, or
  /// has left: keep no screens, take the sender that the closure hands you.
  case notOnStage(ScreenName)
  /// Nothing is on stage yet: install root items first.
  case nothingOnStage
  /// The sender is not the top of its stack: the guard against double taps.
  case covered(ScreenName)
  /// The screen is on stage already: a screen is shown once, make another one.
  case alreadyOnStage(ScreenName)
  /// The screen is embedded in another one, and on no stack: remove it.
  case isEmbedded(ScreenName)
  /// There is no root item in the list.
  case noRootItems
  /// The state is as asked.
  case alreadyThere
  /// The screen is the root of its stack and cannot leave it: replace it, or dismiss its modal.
  case isRoot(ScreenName)
  /// The sender presents a modal screen already: the guard against double taps.
  case alreadyPresenting(ScreenName)
  /// The screen is not presented modally.
  case notPresented(ScreenName)
  /// No modal screen is up that the one who asks may dismiss.
  case nothingPresented
  /// The user may not dismiss the modal: its screen was told of the attempt.
  case notDismissible(ScreenName)
  /// The screen is a wall, and the request by something behind it would change what stands there, or
  /// take it away: only the wall's own flow does.
  case behindWall(ScreenName)
  /// The screen is a wall, and stands in a transaction: raise it by a request of its own.
  case raisedByItself(ScreenName)
  /// A wall was asked for by that flow, or by nobody: let a child of the main flow raise it, so that
  /// no other flow's end takes it away.
  case notChildOfMainFlow(String?)
  /// Everything is shown in that container, by its name, already: the wireframe has no other for
  /// the form factor.
  case alreadyIn(String)
  /// There is no player.
  case noPlayer
  /// The wireframe has no drawer.
  case noDrawer
  /// No alert is up.
  case noAlert
  /// The request came of 10,000 turns, each of which came of the one before: break the circle, such
  /// as a flow that starts itself anew in its own outcome.
  case endless
  /// The app went to rest while the request waited.
  case flushed
  /// The alert was closed by its handle while it waited.
  case closed
  /// A flow's guard is deciding about an earlier request, and the user's requests do not wait for it.
  case deciding(by: String)
  /// A flow's guard refused it.
  case refused(by: String, String)
  /// The wireframe, by the name of its type, leads back to itself along `next`.
  case circularWireframe(String)
  /// A wireframe of one's own declined it, for a reason of its own.
  case declined(String)
  /// The flow that asks has not been started: start it through its parent.
  case flowNotStarted(String)
  /// The flow that asks has been started before: make a new coordinator.
  case flowStarted(String)
  /// The coordinator or wireframe, by its name, belongs to another stage: make it from a wireframe of
  /// the stage that it is for.
  case onOtherStage(String)
  /// The coordinator has the wireframe of another flow: each makes a `FlowWireframe` of its own.
  case wireframeTaken(by: String)
  /// The flow that asks has ended.
  case flowEnded(String)
  /// The main flow ends with the app alone.
  case isMainFlow(String)
}

extension IgnoredReason: CustomStringConvertible {
  /// The words that stand in the log after what was ignored.
  public var description: String {
    switch self {
    case .notOnStage(let screen): "\(screen) is not on stage"
    case .nothingOnStage: "nothing is on stage"
    case .covered(let screen): "\(screen) is covered"
    case .alreadyOnStage(let screen): "\(screen) is already on stage"
    case .isEmbedded(let screen): "\(screen) is embedded"
    case .noRootItems: "there are no root items"
    case .alreadyThere: "already there"
    case .isRoot(let screen): "\(screen) is the root of its stack"
    case .alreadyPresenting(let screen): "\(screen) is already presenting"
    case .notPresented(let screen): "\(screen) is not presented"
    case .nothingPresented: "nothing is presented"
    case .notDismissible(let screen): "\(screen) may not be dismissed"
    case .behindWall(let screen): "\(screen) is a wall"
    case .raisedByItself(let screen): "\(screen) is a wall, which is raised by itself"
    case .notChildOfMainFlow(let flow?): "\(flow) is no child of the main flow"
    case .notChildOfMainFlow(nil): "a wall needs a flow that is a child of the main flow"
    case .alreadyIn(let container): "already in \(container.plainOrLiteral)"
    case .noPlayer: "there is no player"
    case .noDrawer: "this wireframe has no drawer"
    case .noAlert: "no alert is shown"
    case .endless: "it would go on for ever"
    case .flushed: "flushed while it waited"
    case .closed: "closed while it waited"
    case .deciding(let flow): "\(flow) is deciding"
    case .refused(let flow, let reason): "\(flow) refused, \(reason.plainOrLiteral)"
    case .circularWireframe(let name):
      "the wireframe \(name.plainOrLiteral) leads back to itself; "
        + "its next must be the wireframe that it wraps, or nil"
    case .declined(let reason): reason.plainOrLiteral
    case .flowNotStarted(let flow): "\(flow) has not been started"
    case .flowStarted(let flow): "\(flow) has been started before"
    case .onOtherStage(let name): "\(name) belongs to another stage"
    case .wireframeTaken(let flow): "it has the wireframe of \(flow)"
    case .flowEnded(let flow): "\(flow) has ended"
    case .isMainFlow(let flow): "\(flow) is the main flow"
    }
  }
}
