/// How things are presented: it takes requests and commits them to its stage, changed or not.
///
/// From Gornostaeva, "Flow Coordinators IRL". A wireframe of one's own implements `perform(_:)`,
/// changes what it must and hands the rest to `Stage.commit(_:)` or to another wireframe:
///
/// ```swift
/// func perform(_ request: NavigationRequest) -> RequestOutcome {
///   guard case .push(let screen, let sender) = request else { return base.perform(request) }
///   return stage.commit(.modal(screen, from: sender))
/// }
/// ```
@MainActor
public protocol ApplicationWireframe: AnyObject {
  /// The stage that holds the state.
  var stage: Stage { get }

  /// Commits a request, or another one in its place, or ignores it.
  ///
  /// The stage calls it when the request's turn comes, so a policy reads the state that it changes.
  @discardableResult
  func perform(_ request: NavigationRequest) -> RequestOutcome
}
