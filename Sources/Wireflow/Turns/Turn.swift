/// A request, and the one who asks for it.
@MainActor
struct Ask {
  fileprivate(set) var request: NavigationRequest
  /// The wireframe that translates it, or nil for that of the app.
  var wireframe: (any ApplicationWireframe)?
  /// The flow that asks.
  let flow: FlowRecord?
  var isByUser: Bool
  /// True when it is taken as it is, whatever the wireframe.
  var isTranslated: Bool
  /// The guards that have let it pass, by the numbers of their flows.
  var allowedBy: Set<Int> = []
  /// The number of times that a guard has put another request in its place.
  var redirects = 0

  init(
    _ request: NavigationRequest, through wireframe: (any ApplicationWireframe)?,
    for flow: FlowRecord?, isByUser: Bool = false
  ) {
    self.request = request
    self.wireframe = wireframe
    self.flow = flow
    self.isByUser = isByUser
    isTranslated = wireframe == nil
  }

  /// The same to be kept, with the wireframe held weakly, because that holds the stage.
  var waiting: WaitingAsk { WaitingAsk(self) }
}

/// A request that waits, and the one who asks for it.
@MainActor
struct WaitingAsk {
  private let kept: Ask
  private let waiting: WaitingRequest
  private weak var wireframe: (any ApplicationWireframe)?

  init(_ ask: Ask) {
    var kept = ask
    waiting = WaitingRequest(ask.request)
    kept.wireframe = nil
    kept.request = waiting.rest
    self.kept = kept
    wireframe = ask.wireframe
  }

  var request: NavigationRequest { waiting.request }

  /// Takes the same to be judged, with its wireframe if that is still there.
  func take() -> Ask {
    var ask = kept
    ask.request = waiting.take()
    ask.wireframe = wireframe
    return ask
  }
}

/// A request that waits.
///
/// One that brings a wireframe is kept by the application: that wireframe owns the stage, which
/// would keep itself.
@MainActor
struct WaitingRequest {
  /// The request, unless the application keeps it.
  let rest: NavigationRequest
  private var number: Int?
  private weak var registry: CoordinatorRegistry?

  init(_ request: NavigationRequest) {
    guard case .presentRootItems(_, let wireframe, _, _, _) = request,
      let registry = wireframe.stage.link.registry
    else {
      rest = request
      return
    }
    rest = .install([])
    number = registry.keep(request)
    self.registry = registry
  }

  var request: NavigationRequest { number.flatMap { registry?.requests[$0] } ?? rest }

  /// Takes the request, which then waits no more.
  func take() -> NavigationRequest {
    number.flatMap { registry?.requests.removeValue(forKey: $0) } ?? rest
  }
}

/// One thing that is to have its turn.
@MainActor
struct Turn {
  enum Act {
    case request(WaitingAsk)
    case finish(FlowRecord, FinishedScreens, deliver: @MainActor () -> Void)
    case cancel(FlowRecord)
    /// Tells a flow's parent how it ended, or without a closure that it was cancelled.
    case outcome(FlowRecord, (@MainActor () -> Void)?)
    case answer(AlertContent.Action?, AnswerHandler?)
    /// Does what the framework or a layer has put off.
    case call(@MainActor () -> Void)
    /// Starts a flow that owns a root screen.
    case start(any Screen, @MainActor () -> Void)
    /// Does something in which requests are judged at once.
    case work(@MainActor () -> Void)
    case batch([Turn])
  }

  let act: Act
  /// The flow that it is for, which lives until then.
  let flow: FlowRecord?

  init(_ act: Act, for flow: FlowRecord?) {
    self.act = act
    self.flow = flow
  }

  /// The request that waits, if it is one.
  var request: NavigationRequest? {
    if case .request(let waiting) = act { waiting.request } else { nil }
  }
}
