/// The one who asks, and what has become of the request so far.
@MainActor
struct Asking {
  /// The flow that asks.
  let flow: FlowRecord?
  var isByUser = false
  /// True when the request is taken as it is, whatever the wireframe.
  var isTranslated = false
  /// True for a guard's question, which no guard is asked about and which waits for none.
  var isQuestion = false
  /// The moment when it was asked for, once it has waited.
  var order: Int?
  /// The things that guards have said about it.
  var consultation: Consultation?
  /// The one who awaits the final outcome.
  var final: FinalOutcome?
  /// The hint at how it is to be shown.
  var style: TransitionStyle?
  /// The fate of what it presents when the sender leaves.
  var fate = ModalFate.stays
}

/// A request that has its turn, and the one who asks for it.
///
/// It is never copied: a copy of a request costs as much as a good part of its turn.
@MainActor
struct Ask: ~Copyable {
  let request: NavigationRequest
  /// The wireframe that translates it, or nil for that of the app.
  let wireframe: (any ApplicationWireframe)?
  let by: Asking

  @inline(__always)
  init(
    _ request: consuming NavigationRequest, through wireframe: (any ApplicationWireframe)?,
    for flow: FlowRecord?, isByUser: Bool = false, isQuestion: Bool = false,
    telling final: FinalOutcome? = nil, styled style: TransitionStyle? = nil,
    after consultation: Consultation? = nil, order: Int? = nil,
    whenSenderLeaves fate: ModalFate = .stays
  ) {
    self.request = request
    self.wireframe = wireframe
    by = Asking(
      flow: flow, isByUser: isByUser, isTranslated: wireframe == nil, isQuestion: isQuestion,
      order: order, consultation: consultation, final: final, style: style, fate: fate)
  }

  fileprivate init(
    _ request: consuming NavigationRequest, by: Asking,
    through wireframe: (any ApplicationWireframe)?
  ) {
    self.request = request
    self.wireframe = wireframe
    self.by = by
  }

  /// The same to be kept, with what has become of it.
  func waiting(as by: Asking) -> WaitingAsk {
    WaitingAsk(request: request, by: by, wireframe: wireframe)
  }
}

/// A request that waits, and the one who asks for it.
@MainActor
struct WaitingAsk {
  private let waiting: WaitingRequest
  var by: Asking
  /// Held weakly, because it holds the stage.
  private weak let wireframe: (any ApplicationWireframe)?

  fileprivate init(
    request: NavigationRequest, by: Asking, wireframe: (any ApplicationWireframe)?
  ) {
    waiting = WaitingRequest(request)
    self.by = by
    self.wireframe = wireframe
  }

  var request: NavigationRequest { waiting.request }

  /// Takes the same to be judged, with its wireframe if that is still there.
  func take() -> Ask { Ask(waiting.take(), by: by, through: wireframe) }

  /// The same to be looked at, while it waits on.
  func look() -> Ask { Ask(waiting.request, by: by, through: wireframe) }
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
    // A transaction keeps each of its requests as one that waits.
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

/// A flow's start that waits.
@MainActor
struct WaitingStart {
  /// The coordinator's name.
  let name: String
  /// The root screen that it is to own.
  let root: (any Screen)?
  /// The moment when it was asked for.
  let order: Int
  /// Starts the flow, or tells its parent that it was cancelled.
  let begin: @MainActor (_ mayBegin: Bool) -> Void

  /// The same, which also tells an outcome.
  func telling(_ final: FinalOutcome) -> WaitingStart {
    WaitingStart(name: name, root: root, order: order) { mayBegin in
      begin(mayBegin)
      final.tell(mayBegin ? .committed : .ignored(.flushed))
    }
  }
}

/// One thing that is to have its turn.
@MainActor
struct Turn {
  enum Act {
    case request(WaitingAsk)
    case finish(FlowRecord, FinishedScreens, deliver: @MainActor () -> Void)
    /// Ends a flow without an output, and says so when nothing comes of what the app asks for.
    case cancel(FlowRecord, isAsked: Bool)
    /// Tells a flow's parent how it ended, or without a closure that it was cancelled.
    case outcome(FlowRecord, (@MainActor () -> Void)?)
    case answer(AlertContent.Action?, PresentedAlert?)
    /// Does what the framework or a layer has put off.
    case call(@MainActor () -> Void)
    case start(WaitingStart)
    /// Does something in which requests are judged at once.
    case work(@MainActor () -> Void)
    case batch([Turn])
  }

  let act: Act
  /// The hold on the flow that it is for, which lives until then.
  let hold: FlowHold?
  /// The number of turns that it has come of, each of which came of the one before.
  var generation = 0

  init(_ act: Act, holding hold: FlowHold? = nil) {
    self.act = act
    self.hold = hold
  }

  /// The request that waits, if it is one.
  var request: NavigationRequest? {
    if case .request(let waiting) = act { waiting.request } else { nil }
  }

  /// The screens that it may bring on stage.
  var arrivals: [any Screen] {
    switch act {
    case .request(let waiting): waiting.request.arrivals
    case .batch(let turns): turns.flatMap(\.arrivals)
    case .finish, .cancel, .outcome, .answer, .call, .start, .work: []
    }
  }

  /// The moment when it was asked for, if it is a request or a start.
  var order: Int? {
    switch act {
    case .request(let waiting): waiting.by.order
    case .start(let start): start.order
    case .finish, .cancel, .outcome, .answer, .call, .work, .batch: nil
    }
  }

  /// The one who awaits the outcome of the request that waits.
  var final: FinalOutcome? {
    if case .request(let waiting) = act { waiting.by.final } else { nil }
  }
}
