/// A policy of presentation: a function from a request to the requests that it means here.
///
/// From Gornostaeva, "Flow Coordinators IRL". A wireframe of one's own changes what it must, and
/// hands the rest to another wireframe or lets it be:
///
/// ```swift
/// func translate(_ request: NavigationRequest) -> Translation {
///   guard case .push(let screen, let sender) = request else { return base.translate(request) }
///   return .request(.modal(screen, from: sender))
/// }
/// ```
///
/// It changes nothing itself, so that it can be asked, composed and tested. What it answers is
/// final, and judged by the stage.
@MainActor
public protocol ApplicationWireframe: AnyObject {
  /// The stage that holds the state.
  var stage: Stage { get }

  /// The wireframe that this one stands on, such as the one that it wraps, or nil if there is none.
  ///
  /// The stage finds the flow that asks along this chain: the outermost one counts. A chain must not
  /// lead back to itself: requests through such a wireframe are ignored with
  /// ``IgnoredReason/circularWireframe(_:)``.
  var next: (any ApplicationWireframe)? { get }

  /// Returns the requests that a request means here, or why it means none.
  ///
  /// The stage calls it when the request's turn comes, so a policy reads the state that its
  /// requests will change, and who asks: `stage.isUserRequest`, `stage.askingFlow`.
  func translate(_ request: NavigationRequest) -> Translation
}

extension ApplicationWireframe {
  /// Nothing: the wireframe stands on the stage.
  public var next: (any ApplicationWireframe)? { nil }

  /// The flow that asks through the wireframe: that of the outermost flow's wireframe in the chain.
  var asker: FlowRecord? {
    var chain = WireframeChain(from: next)
    while let link = chain.next() {
      if let asking = link as? FlowLink { return asking.flow }
    }
    return nil
  }

  /// Returns the container that it chooses for root items or a form factor, or nil if it chooses
  /// none.
  func container(for request: NavigationRequest) -> WireframeContainer? {
    switch translate(request) {
    case .request(let translated): translated.container
    case .requests(let several): several.compactMap(\.container).last
    case .declined: nil
    }
  }
}

extension NavigationRequest {
  /// The container that it names, if it is one that may.
  fileprivate var container: WireframeContainer? {
    if case .install(_, let container) = self { return container }
    if case .adapt(_, let container) = self { return container }
    return nil
  }
}
