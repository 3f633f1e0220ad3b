/// The plan that a flow's guard is asked about: what is asked for, and what would come of it.
///
/// The stage has judged it, so nothing but guards stands in its way.
@MainActor
public struct GuardedRequest {
  /// The requests, as the wireframe has translated them: mostly one, several for a transaction.
  public let requests: [NavigationRequest]
  /// The screens that would come on stage, in order.
  public let arriving: [any Screen]
  /// The screens that would leave the stage, in order, with all that stands on or in them.
  public let leaving: [any Screen]
  /// True if it comes from the user and not from a flow.
  public let isByUser: Bool
  /// The coordinator's name of the flow that asks.
  public let flow: String?

  /// Returns true if it would take a screen off stage, in O(n) of those that leave.
  public func takesAway(_ screen: any Screen) -> Bool { leaving.contains { $0 === screen } }
}

/// The decision of a flow's guard about a request.
@MainActor
public enum GuardDecision {
  /// The request may go on.
  case allow
  /// The request is ignored, for a reason that stands in the log.
  case refuse(String)
  /// Another one is judged in its place, as the guard's own flow's.
  case redirect(to: NavigationRequest)
  /// The user decides by the answer to an alert.
  ///
  /// An alert that closes unanswered refuses.
  case ask(
    AlertContent, from: any Screen, allows: @MainActor (AlertContent.Action) -> Bool)
  /// The decision is known later, by work that is cancelled when the flow ends.
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
  /// It may refuse or redirect a request, such as when a login is needed or changes are unsaved,
  /// at once, by an alert or after waiting. It is asked about what nothing else refuses, with the
  /// screens that would come and leave, and once more when that has become more while it waited.
  /// While it decides, requests of its own flow and of flows that it has started since go on, and
  /// so do answers to alerts, `flush` and `adapt`. All others wait in order. The latest guard is
  /// asked first. Another guard takes this one's place. One request bears 16 questions and
  /// redirects.
  ///
  /// The closure only looks and answers. It is also asked when a gesture begins that would take
  /// screens away: if all guards allow that, the user may go on, and if not, the attempt comes here
  /// as the user's request. For a backend that draws pictures, it is asked before the gesture, and
  /// again when `@Observable` state changes that it has read.
  ///
  /// ```swift
  /// guardRequests { [weak draft] _, request in
  ///   guard let draft, request.takesAway(draft) else { return .allow }
  ///   return .refuse("the draft is not saved")
  /// }
  /// ```
  ///
  /// - Parameter decide: what it decides, given this coordinator, which is held weakly.
  public func guardRequests(
    _ decide: @escaping @MainActor (Self, GuardedRequest) -> GuardDecision
  ) {
    wireframe.stage.setGuard(of: wireframe.flow) { [weak self] request in
      self.map { decide($0, request) } ?? .allow
    }
  }

  /// Gives up this flow's guard, and lets requests go on that it holds.
  public func removeGuard() {
    wireframe.stage.removeGuard(of: wireframe.flow)
  }
}
