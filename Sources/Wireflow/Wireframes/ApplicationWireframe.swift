/// A presentation policy: a function that translates requests.
///
/// From Gornostaeva, "Flow Coordinators IRL". A custom wireframe changes some requests, and passes
/// the others on to another wireframe or returns them as they are:
/// ```swift
/// func translate(_ request: NavigationRequest) -> Translation {
///   guard case .push(let screen, let sender) = request else { return base.translate(request) }
///   return .request(.modal(screen, from: sender))
/// }
/// ```
///
/// A wireframe changes no state itself, so that you can call, compose and test it. Its translation
/// is final, and the stage evaluates it.
@MainActor
public protocol ApplicationWireframe: AnyObject {
  /// The stage that holds the state.
  var stage: Stage { get }

  /// The wireframe below this one, such as the one that it wraps, or nil if there is none.
  ///
  /// The stage finds the requesting flow along this chain: the outermost flow counts. A chain must
  /// not lead back to itself. Requests through such a wireframe are ignored with
  /// ``IgnoredReason/circularWireframe(_:)``.
  var next: (any ApplicationWireframe)? { get }

  /// Translates a request, or declines it with a reason.
  ///
  /// The stage calls it at the request's turn. A policy can therefore read the state that its
  /// requests will change, and the requester: `stage.isUserRequest`, `stage.askingFlow`.
  func translate(_ request: NavigationRequest) -> Translation
}

extension ApplicationWireframe {
  /// Nil: there is no wireframe between this one and the stage.
  public var next: (any ApplicationWireframe)? { nil }

  /// The flow of the outermost flow's wireframe in the chain.
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
  /// The container that the request names.
  fileprivate var container: WireframeContainer? {
    if case .install(_, let container) = self { return container }
    if case .adapt(_, let container) = self { return container }
    return nil
  }
}
