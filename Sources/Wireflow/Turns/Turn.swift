/// One entry of the queue.
@MainActor
struct Turn {
  enum Act {
    case request(Ask)
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
  var ask: Ask? { if case .request(let ask) = act { ask } else { nil } }
  var request: NavigationRequest? { ask?.request }

  /// The screens that the turn may bring on stage.
  var arrivals: [any Screen] {
    switch act {
    case .request(let ask): ask.request.traits.arrivals
    case .batch(let turns): turns.flatMap(\.arrivals)
    case .finish, .cancel, .outcome, .answer, .call, .start, .work: []
    }
  }

  /// The position among all requests, if the turn is a request or a start.
  var order: Int? {
    if case .start(let start) = act { start.order } else { ask?.order }
  }
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
  func telling(_ final: FinalOutcome) -> FlowStart {
    FlowStart(name: name, root: root, order: order) { canBegin in
      begin(canBegin)
      final.tell(canBegin ? .committed : .ignored(.flushed))
    }
  }
}
