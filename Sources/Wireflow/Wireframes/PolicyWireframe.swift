/// A wireframe from a policy of your own, on a stage or as a layer on another wireframe.
///
/// ```swift
/// let app = PolicyWireframe(stage: stage, policy: ContainerPolicy(shelf))
/// let cards = PolicyWireframe(app) { CardsPolicy(base: $0) }
/// ```
@MainActor
public final class PolicyWireframe: ApplicationWireframe, WireframeLayer {
  /// The stage that holds the state.
  public let stage: Stage
  let below: (any ApplicationWireframe)?
  var requester: FlowRecord? { nil }
  private let makePolicy: () -> any WireframePolicy

  /// Creates the wireframe of an app.
  public init(stage: Stage, policy: any WireframePolicy) {
    self.stage = stage
    below = nil
    makePolicy = { policy }
  }

  /// Creates a layer on another wireframe. On a flow's, requests remain the flow's.
  /// - Parameters:
  ///   - base: the wireframe below.
  ///   - policy: makes the policy from the one below, at the turn of each request.
  public init(
    _ base: any ApplicationWireframe,
    policy: @escaping (any WireframePolicy) -> any WireframePolicy
  ) {
    stage = base.stage
    below = base
    makePolicy = { policy(base.policy) }
  }

  /// The policy, on top of the one below.
  public var policy: any WireframePolicy { makePolicy() }
}
