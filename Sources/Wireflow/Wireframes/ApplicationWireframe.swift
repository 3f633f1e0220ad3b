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
  var asker: FlowRecord? {
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
