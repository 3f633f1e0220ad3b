/// One entry of the queue.
@MainActor
struct Turn {
  enum Act {
    case request(Submission)
    case finish(FlowRecord, FinishedScreens, deliver: @MainActor () -> Void)
    /// Ends a flow without an output.
    ///
    /// The log reports a refusal if the app requested it.
    case cancel(FlowRecord, isAsked: Bool)
    /// Reports to a flow's parent how the flow ended.
    ///
    /// Nil means that it was cancelled.
    case outcome(FlowRecord, (@MainActor () -> Void)?)
    /// Answers an alert's handler, for the flow that showed the alert.
    ///
    /// Nil means that nobody answered.
    case answer(AlertAnswer?, PresentedAlert?, of: FlowRecord?)
    /// Calls back for the framework or a layer.
    case call(@MainActor () -> Void)
    case start(FlowStart)
    /// Runs a closure whose requests the stage carries out at once.
    case work(@MainActor () -> Void)
    case batch([Turn])
  }

  let act: Act
  /// The hold that keeps the turn's flow alive until then.
  let hold: FlowHold?
  /// The number of turns in the chain that led to this one.
  var generation = 0

  init(_ act: Act, holding hold: FlowHold? = nil) {
    self.act = act
    self.hold = hold
  }

  /// The request, if the turn is one.
  var sent: Submission? { if case .request(let sent) = act { sent } else { nil } }
  var request: NavigationRequest? { sent?.request }

  /// The screens that the turn may bring on stage.
  var arrivals: [any Screen] {
    switch act {
    case .request(let sent): sent.request.traits.arrivals
    case .batch(let turns): turns.flatMap(\.arrivals)
    case .finish, .cancel, .outcome, .answer, .call, .start, .work: []
    }
  }

  /// The position among all requests, if the turn is a request or a start.
  var order: Int? { if case .start(let start) = act { start.order } else { sent?.order } }
}

/// A flow's start that waits.
@MainActor
struct FlowStart {
  /// The coordinator's name.
  let name: String
  /// The root screen that the flow will own.
  let root: (any Screen)?
  /// The position among all requests.
  let order: Int
  /// Starts the flow, or reports to its parent that it was cancelled.
  let begin: @MainActor (_ canBegin: Bool) -> Void

  /// Returns the same start, which also reports an outcome.
  func telling(_ final: Waiter<RequestOutcome>) -> FlowStart {
    FlowStart(name: name, root: root, order: order) { canBegin in
      begin(canBegin)
      final.tell(canBegin ? .committed : .ignored(.flushed))
    }
  }
}

/// Something on stage that a request waits for.
struct Obstacle {
  enum Kind {
    case wall, decision, alert, foreign
  }

  let kind: Kind
  /// The number of the guard's decision, or of the wall if only the translation has to wait for it,
  /// or the place of the page or modal of other code.
  var number: Int?
  /// All pages and modals of other code that were in front when the request began to wait, or nil if
  /// it waits for an earlier request that waits for them.
  var foreign: [[ObjectIdentifier]]?
}

/// A request on its way, with its wireframe, its requester and its history.
@MainActor
final class Submission {
  let request: NavigationRequest
  /// The wireframe that translates the request, or nil if the stage takes it as it is.
  let wireframe: (any ApplicationWireframe)?
  /// The flow that requests it.
  let flow: FlowRecord?
  let isByUser: Bool
  /// True for a guard's question, which waits for no guard.
  let isQuestion: Bool
  /// The hint at how to show it.
  let style: TransitionStyle?
  /// The fate of the modal that it presents when the sender leaves.
  let fate: ModalFate
  /// The position among all requests, assigned once it waits.
  var order: Int?
  /// The obstacle that it has waited for last.
  var obstacle: Obstacle?
  /// The guards' answers about it.
  var consultation: Consultation?
  /// The task that awaits the final outcome.
  var final: Waiter<RequestOutcome>?

  init(
    _ request: NavigationRequest, through wireframe: (any ApplicationWireframe)?,
    for flow: FlowRecord?, isByUser: Bool = false, isQuestion: Bool = false,
    telling final: Waiter<RequestOutcome>? = nil, styled style: TransitionStyle? = nil,
    after consultation: Consultation? = nil, order: Int? = nil,
    whenSenderLeaves fate: ModalFate = .stays
  ) {
    self.request = request.withPreferences
    self.wireframe = wireframe
    self.flow = flow
    self.isByUser = isByUser
    self.isQuestion = isQuestion
    self.final = final
    self.style = style
    self.consultation = consultation
    self.order = order
    self.fate = fate
  }
}
