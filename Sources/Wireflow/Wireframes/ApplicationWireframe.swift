/// The app's wireframe, through which coordinators make requests: a stage with a policy.
///
/// From Gornostaeva, "Flow Coordinators IRL". The framework has wireframes for tabs, a drawer,
/// columns and pages. ``PolicyWireframe`` makes one from a policy or a container of your own.
@MainActor
public protocol ApplicationWireframe: AnyObject {
  /// The stage that holds the state.
  var stage: Stage { get }

  /// The policy, which the stage reads at the turn of each request.
  var policy: any WireframePolicy { get }
}

/// A wireframe that passes requests on to another one.
@MainActor
protocol WireframeLayer: ApplicationWireframe {
  /// The wireframe below, or nil if it is the lowest.
  var below: (any ApplicationWireframe)? { get }
  /// The flow that makes the requests, or nil if that is up to the wireframe below.
  var requester: FlowRecord? { get }
}

extension ApplicationWireframe {
  /// The outermost flow whose wireframe this is, or is a layer on.
  var requestingFlow: FlowRecord? {
    var wireframe: (any ApplicationWireframe)? = self
    while let layer = wireframe as? any WireframeLayer {
      if let flow = layer.requester { return flow }
      wireframe = layer.below
    }
    return nil
  }

  /// The switch between several wireframes that this is, or is a layer on.
  var variants: WireframeSwitch? {
    var wireframe: (any ApplicationWireframe)? = self
    while let layer = wireframe as? any WireframeLayer { wireframe = layer.below }
    return wireframe as? WireframeSwitch
  }

  /// Returns the container that it chooses for root items or a form factor, or nil if it chooses
  /// none.
  func container(for request: NavigationRequest) -> WireframeContainer? {
    switch policy.translate(request, in: stage.state) {
    case .request(let translated): translated.container
    case .requests(let several): several.compactMap(\.container).last
    case .declined: nil
    }
  }
}

extension NavigationRequest {
  /// The container that the request names.
  fileprivate var container: WireframeContainer? {
    if case .install(_, let container) = self { return container }
    if case .adapt(_, let container) = self { return container }
    return nil
  }
}

/// The calls that combine several requests.
extension ApplicationWireframe {
  /// Merges the requests made inside into one transition.
  ///
  /// A batch is not a transaction. The stage evaluates each request on the current state, logs
  /// ignored ones, and carries out the others. Flows that lose their last screen end after the
  /// batch.
  ///
  /// ```swift
  /// wireframe.batch {
  ///   wireframe.select(discover)
  ///   wireframe.push(details, from: discover)
  /// }
  /// ```
  public func batch(_ requests: () throws -> Void) rethrows { try stage.batch(requests) }

  /// Carries out all requests made inside, or none of them.
  ///
  /// - The stage queues requests and starts of flows, each of which returns `.queued`. It then
  ///   evaluates the requests in order, each on the state that the earlier ones produce.
  /// - Guards decide once, about the whole transaction.
  /// - If nothing is refused, the stage commits everything in one transition. A step that is
  ///   already fulfilled does not fail the transaction.
  /// - Starts, alerts and `finish` run in their place, and the stage evaluates the steps after them
  ///   again.
  /// - While the transaction waits, for a guard or an alert, nothing has happened. The stage
  ///   evaluates it again afterwards.
  /// - A guard's redirect replaces the whole transaction.
  /// - If the closure throws an error, nothing happens.
  ///
  /// ```swift
  /// let outcome = wireframe.transaction {
  ///   wireframe.select(bookshelf)
  ///   wireframe.push(details, from: bookshelf)
  /// }
  /// ```
  ///
  /// - Returns: the outcome of the whole transaction.
  @discardableResult
  public func transaction(_ requests: () throws -> Void) rethrows -> RequestOutcome {
    try stage.transaction(through: self, requests)
  }

  /// Carries out all requests made inside or none of them, and returns the final outcome.
  ///
  /// ```swift
  /// let outcome = await wireframe.outcome {
  ///   wireframe.select(bookshelf)
  ///   wireframe.push(details, from: bookshelf)
  /// }
  /// ```
  public func outcome(_ requests: () throws -> Void) async rethrows -> RequestOutcome {
    try await stage.outcome(through: self, requests)
  }
}
