/// The rules of a wireframe: a value that replaces a request with others.
///
/// From Gornostaeva, "Flow Coordinators IRL", where the wireframe alone knows the form factor. A
/// policy of your own changes some requests, and passes the others on:
/// ```swift
/// struct CardsPolicy: WireframePolicy {
///   let base: any WireframePolicy
///
///   func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
///     guard case .push(let screen, let sender) = request else {
///       return base.translate(request, in: state)
///     }
///     return .request(.modal(screen, from: sender))
///   }
/// }
/// ```
///
/// A policy is not isolated to the main actor. The compiler therefore keeps it from calling a
/// screen, a coordinator or the stage: it compares screens, and answers.
public protocol WireframePolicy: Sendable {
  /// Translates a request, or declines it with a reason.
  ///
  /// The stage calls it at the request's turn, and its answer is final.
  /// - Parameters:
  ///   - request: the request of a coordinator or of the user.
  ///   - state: the state that the requests will change.
  func translate(_ request: NavigationRequest, in state: StageState) -> Translation
}

/// A policy's answer to a request.
public enum Translation {
  /// One request, usually the same.
  case request(NavigationRequest)
  /// Several requests instead, which the stage carries out together or not at all.
  ///
  /// An empty list declines the request, because no request may be lost silently.
  case requests([NavigationRequest])
  /// Nothing, for a reason that appears in the log.
  case declined(IgnoredReason)

  /// Declines a request, for a reason in words.
  public static func declined(_ words: String) -> Translation { .declined(.declined(words)) }
}

/// The policy of root items with one stack each, in a container: of tabs, for example.
///
/// A shown screen is pushed. When the user selects the visible root item again, it goes back to its
/// root.
public struct ContainerPolicy: WireframePolicy {
  /// The container that it shows root items in.
  public let container: WireframeContainer

  /// Creates the policy for a container.
  public init(_ container: WireframeContainer) { self.container = container }

  /// Names the container, pushes shown screens, and pops the selected root item to its root.
  public func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
    switch request {
    case .install(let items, nil): .request(.install(items, in: container))
    case .adapt(let formFactor, nil): .request(.adapt(formFactor, in: container))
    case .show(let screen, let sender, _, _): .request(.push(screen, from: sender))
    case .select(let root) where state.isUserRequest && root === state.selectedRoot(around: root):
      .request(.popToRoot(of: root))
    default: .request(request)
    }
  }
}

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

  /// Creates a layer on another wireframe.
  ///
  /// On a flow's wireframe, requests remain the flow's.
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
