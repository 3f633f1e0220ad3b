/// The request that a guard decides about, with the screens that would arrive and leave.
///
/// The stage has already evaluated it: without guards, it would succeed.
@MainActor
public struct GuardedRequest {
  /// The requests after translation: usually one, or several for a transaction.
  public let requests: [NavigationRequest]
  /// The screens that would enter the stage, in order.
  public let arriving: [any Screen]
  /// The screens that would leave the stage, in order, with all screens above or embedded in them.
  public let leaving: [any Screen]
  /// True if the request comes from the user rather than from a flow.
  public let isByUser: Bool
  /// The name of the coordinator whose flow made the request.
  public let flow: String?

  /// Returns true if the request would remove a screen, in O(n) of the leaving screens.
  public func takesAway(_ screen: any Screen) -> Bool { leaving.contains { $0 === screen } }

  /// Returns true if the request would select a root item, such as the page that a swipe leads to.
  ///
  /// ```swift
  /// guardRequests { flow, request in
  ///   guard request.selects(flow.lastPage), !flow.rules.isAccepted else { return .allow }
  ///   return .refuse("the rules are not accepted")
  /// }
  /// ```
  public func selects(_ root: any Screen) -> Bool {
    requests.contains { request in
      if case .select(let selected) = request { selected === root } else { false }
    }
  }
}

/// The decision of a flow's guard about a request.
@MainActor
public enum GuardDecision {
  /// The request proceeds.
  case allow
  /// The request is ignored, for a reason that appears in the log.
  case refuse(String)
  /// The stage evaluates another request instead, on behalf of the guard's own flow.
  case redirect(to: NavigationRequest)
  /// The user decides by answering an alert.
  ///
  /// The closure also receives the texts in the alert's fields. An alert that closes unanswered
  /// refuses the request.
  case ask(
    AlertContent, from: any Screen, allows: @MainActor (AlertAnswer) -> Bool)
  /// The guard decides later, with work that is cancelled when the flow ends.
  ///
  /// If the work takes longer than the limit, the guard refuses the request. Until then, the stage
  /// refuses the user's requests, except answers to alerts.
  ///
  /// ```swift
  /// .wait(upTo: .seconds(10)) { await service.isSaved ? .allow : .refuse("the draft is not saved") }
  /// ```
  case wait(upTo: Duration, for: @MainActor () async -> GuardDecision)
}

extension FlowCoordinator {
  /// Lets this flow decide about all requests that are not its own, until the flow ends.
  ///
  /// The guard may refuse or redirect a request, for example because a login is needed or changes
  /// are unsaved. It decides at once, with an alert, or after waiting.
  ///
  /// - Guards run last, and only for requests that would otherwise succeed. The newest guard runs
  ///   first.
  /// - A guard that allowed a request at once runs again if the request grew while another guard
  ///   was deciding.
  /// - While a guard decides, requests of its own flow, and of flows that it has started since,
  ///   proceed. So do answers to alerts, `flush` and `adapt`. The stage ignores the user's other
  ///   requests, and all others wait in order.
  /// - A flow has one guard: a second call replaces the first.
  /// - After 16 questions or redirects, the stage refuses a request.
  ///
  /// The closure should only read the request and return a decision. It also runs when a gesture
  /// begins that would remove screens. If all guards allow that, the gesture may begin. Otherwise
  /// the attempt arrives here as the user's request. For a backend that draws pictures, the closure
  /// runs before the gesture, and again when `@Observable` state changes that it has read.
  ///
  /// ```swift
  /// guardRequests { [weak draft] _, request in
  ///   guard let draft, request.takesAway(draft) else { return .allow }
  ///   return .refuse("the draft is not saved")
  /// }
  /// ```
  ///
  /// - Parameter decide: returns the decision, given this coordinator (held weakly) and the
  ///   request.
  public func guardRequests(
    _ decide: @escaping @MainActor (Self, GuardedRequest) -> GuardDecision
  ) {
    wireframe.stage.setGuard(of: wireframe.flow) { [weak self] request in
      self.map { decide($0, request) } ?? .allow
    }
  }

  /// Removes this flow's guard, and releases the requests that it holds.
  public func removeGuard() {
    wireframe.stage.removeGuard(of: wireframe.flow)
  }
}
