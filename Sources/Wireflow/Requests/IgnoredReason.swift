/// The reason why a request changed nothing.
///
/// Each is an event that an app or its user may cause at run time, such as a double tap. The log
/// shows its description.
public enum IgnoredReason: Sendable, Hashable {
  /// The screen is not on stage, or is not a root item where one is required.
  ///
  /// It was never shown, or has left. Keep no screens: use the sender that the closure receives.
  case notOnStage(ScreenName)
  /// Nothing is on stage yet.
  ///
  /// Install root items first.
  case nothingOnStage
  /// The sender is not the top of its stack.
  ///
  /// This protects against double taps.
  case covered(ScreenName)
  /// The screen is already on stage.
  ///
  /// Create another one: each screen appears once.
  case alreadyOnStage(ScreenName)
  /// The screen is embedded in another one, and is not on a stack.
  ///
  /// Use `remove`.
  case isEmbedded(ScreenName)
  /// The list contains no root item.
  case noRootItems
  /// No root item would be left on stage.
  ///
  /// Attach or install others in the same transaction.
  case leavesNoRootItems
  /// The screen is among detached root items.
  ///
  /// Attach them first.
  case detached(ScreenName)
  /// The root items were dropped or are on stage again, or were never detached.
  case notDetached
  /// An alert of this screen is open, which does not leave with the detached root items.
  ///
  /// Close the alert first.
  case showsAlert(ScreenName)
  /// The state is already as requested.
  case alreadyThere
  /// The screen is the root of its stack and cannot leave it.
  ///
  /// Replace it, or dismiss its modal.
  case isRoot(ScreenName)
  /// The sender already presents a modal screen.
  ///
  /// This protects against double taps.
  case alreadyPresenting(ScreenName)
  /// The screen is not presented modally.
  case notPresented(ScreenName)
  /// No modal screen is up that the requester may dismiss.
  case nothingPresented
  /// The user may not dismiss the modal.
  ///
  /// Its screen was notified of the attempt.
  case notDismissible(ScreenName)
  /// The screen is a wall.
  ///
  /// Only the wall's own flow may dismiss it, and a request from behind it cannot change or remove
  /// it.
  case behindWall(ScreenName)
  /// The screen is a wall in a transaction.
  ///
  /// Raise it with a separate request.
  case raisedByItself(ScreenName)
  /// A wall was requested by this flow, or by no flow.
  ///
  /// Let a child of the main flow raise it, so that no other flow's end dismisses it.
  case notChildOfMainFlow(String?)
  /// Everything is already shown in this container, because the wireframe has no other for the form
  /// factor.
  case alreadyIn(String)
  /// There is no player.
  case noPlayer
  /// The wireframe has no drawer.
  case noDrawer
  /// No alert is up.
  case noAlert
  /// No notice is shown, or another one than the request means.
  case noNotice
  /// An action sheet has no room for text fields.
  ///
  /// Use an alert.
  case noRoomForFields
  /// The request is the last of a chain of turns that would go on forever.
  ///
  /// Break the circle, such as a flow that starts itself again in its own outcome.
  case endless
  /// The device shows one window of the app at a time.
  ///
  /// Show the same thing here instead.
  case oneWindow
  /// The window is the last one, which cannot close itself.
  case lastWindow
  /// The screen is on stage in another window.
  ///
  /// Each window makes its own screens. Send a link or a value to the other window.
  case inOtherWindow(ScreenName)
  /// The app was flushed while the request waited.
  case flushed
  /// The alert's handle closed it while it waited.
  case closed
  /// A flow's guard is deciding about an earlier request.
  ///
  /// The user's requests do not wait for it.
  case deciding(by: String)
  /// A flow's guard refused the request.
  case refused(by: String, String)
  /// A custom wireframe declined the request, for its own reason.
  case declined(String)
  /// The flow that made the request has not been started.
  ///
  /// Start it through its parent.
  case flowNotStarted(String)
  /// The flow has been started before.
  ///
  /// Create a new coordinator.
  case flowStarted(String)
  /// The named coordinator or wireframe belongs to another stage.
  ///
  /// Create it from a wireframe of the stage that it is for.
  case onOtherStage(String)
  /// The coordinator has the wireframe of another flow.
  ///
  /// Each needs its own `FlowWireframe`.
  case wireframeTaken(by: String)
  /// The flow that made the request has ended.
  case flowEnded(String)
  /// The main flow ends only with the app.
  case isMainFlow(String)
}

extension IgnoredReason: CustomStringConvertible {
  /// The words that follow the ignored request in the log.
  public var description: String {
    switch self {
    case .notOnStage(let screen): "\(screen) is not on stage"
    case .nothingOnStage: "nothing is on stage"
    case .covered(let screen): "\(screen) is covered"
    case .alreadyOnStage(let screen): "\(screen) is already on stage"
    case .isEmbedded(let screen): "\(screen) is embedded"
    case .noRootItems: "there are no root items"
    case .leavesNoRootItems:
      "no root items would be left, so attach or install others in the same transaction"
    case .detached(let screen): "\(screen) is detached, so attach its root items first"
    case .notDetached: "these root items are not detached"
    case .showsAlert(let screen): "an alert of \(screen) is open, so close it first"
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
    case .noNotice: "no notice is shown"
    case .noRoomForFields: "it has no room for fields"
    case .endless: "it would go on for ever"
    case .oneWindow: "this device shows one window"
    case .lastWindow: "this is the last window"
    case .inOtherWindow(let screen): "\(screen) is in another window"
    case .flushed: "flushed while it waited"
    case .closed: "closed while it waited"
    case .deciding(let flow): "\(flow) is deciding"
    case .refused(let flow, let reason): "\(flow) refused, \(reason.plainOrLiteral)"
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

/// The reason why a request is refused, with the screen that it is about.
///
/// The screen's title is read only for the log.
@MainActor
enum Refusal {
  /// The reasons that name a screen.
  enum Kind {
    case notOnStage, covered, alreadyOnStage, isRoot, alreadyPresenting, notPresented
    case notDismissible, isEmbedded, behindWall, raisedByItself, inOtherWindow, detached, showsAlert
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
      case .detached: .detached(name)
      case .showsAlert: .showsAlert(name)
      }
    }
  }

  /// Returns true if the state is already as a request asks, such as without a modal for `dismissAll`.
  func fulfils(_ request: NavigationRequest) -> Bool {
    guard case .plain(let reason) = self else { return false }
    return switch (reason, request) {
    case (.alreadyThere, _), (.alreadyIn, _), (.nothingPresented, _), (.noAlert, _),
      (.noNotice, _):
      true
    case (.noPlayer, .removePlayer), (.noPlayer, .minimize), (.noDrawer, .closeDrawer): true
    default: false
    }
  }
}

extension Refusal: nonisolated Error {}
