/// The reason why a request changed nothing.
///
/// Each is an event that an app or its user may cause at run time, such as a double tap. The log
/// shows its description.
public enum IgnoredReason: Sendable, Hashable {
  /// A screen of the request does not allow it.
  case screen(ScreenProblem, ScreenName)
  /// Nothing is on stage yet.
  ///
  /// Install root items first.
  case nothingOnStage
  /// The list contains no root item.
  case noRootItems
  /// No root item would be left on stage.
  ///
  /// Attach or install others in the same transaction.
  case leavesNoRootItems
  /// The root items were dropped or are on stage again, or were never detached.
  case notDetached
  /// The state is already as requested.
  case alreadyThere
  /// No modal screen is up that the requester may dismiss.
  case nothingPresented
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

extension IgnoredReason {
  /// The obstacle that a screen is to a request, with its words in the log.
  public enum ScreenProblem: String, Sendable, Hashable, CaseIterable {
    /// The screen is not on stage, or is not a root item where one is required.
    ///
    /// It was never shown, or has left. Keep no screens: use the sender that the closure receives.
    case notOnStage = "is not on stage"
    /// The sender is not the top of its stack.
    ///
    /// This protects against double taps.
    case covered = "is covered"
    /// The screen is already on stage.
    ///
    /// Create another one: each screen appears once.
    case alreadyOnStage = "is already on stage"
    /// The screen is embedded in another one, and is not on a stack.
    ///
    /// Use `remove`.
    case isEmbedded = "is embedded"
    /// The screen is among detached root items.
    ///
    /// Attach them first.
    case detached = "is detached, so attach its root items first"
    /// An alert of this screen is open, which does not leave with the detached root items.
    ///
    /// Close the alert first.
    case showsAlert = "has an open alert, so close it first"
    /// The screen is the root of its stack and cannot leave it.
    ///
    /// Replace it, or dismiss its modal.
    case isRoot = "is the root of its stack"
    /// The sender already presents a modal screen.
    ///
    /// This protects against double taps.
    case alreadyPresenting = "is already presenting"
    /// The screen is not presented modally.
    case notPresented = "is not presented"
    /// The user may not dismiss the modal.
    ///
    /// Its screen was notified of the attempt.
    case notDismissible = "may not be dismissed"
    /// The screen is a wall.
    ///
    /// Only the wall's own flow may dismiss it, and a request from behind it cannot change or remove
    /// it.
    case behindWall = "is a wall"
    /// The screen is a wall in a transaction.
    ///
    /// Raise it with a separate request.
    case raisedByItself = "is a wall, which is raised by itself"
    /// The screen is on stage in another window.
    ///
    /// Each window makes its own screens. Send a link or a value to the other window.
    case inOtherWindow = "is in another window"
  }
}

extension IgnoredReason: CustomStringConvertible {
  /// The words that follow the ignored request in the log.
  public var description: String {
    switch self {
    case .screen(let problem, let screen): "\(screen) \(problem.rawValue)"
    case .nothingOnStage: "nothing is on stage"
    case .noRootItems: "there are no root items"
    case .leavesNoRootItems:
      "no root items would be left, so attach or install others in the same transaction"
    case .notDetached: "these root items are not detached"
    case .alreadyThere: "already there"
    case .nothingPresented: "nothing is presented"
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

extension IgnoredReason: Error {}

extension IgnoredReason {
  /// Returns true if the state is already as a request asks, such as without a modal for `dismissAll`.
  func fulfils(_ request: NavigationRequest) -> Bool {
    switch (self, request) {
    case (.alreadyThere, _), (.alreadyIn, _), (.nothingPresented, _), (.noAlert, _),
      (.noNotice, _):
      true
    case (.noPlayer, .removePlayer), (.noPlayer, .minimize), (.noDrawer, .closeDrawer): true
    default: false
    }
  }
}
