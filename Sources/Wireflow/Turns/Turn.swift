/// One thing that is to have its turn.
@MainActor
struct Turn {
  enum Act {
    case request(Ask)
    case finish(FlowRecord, FinishedScreens, deliver: @MainActor () -> Void)
    /// Ends a flow without an output. The log says so if the app asked and the flow cannot end.
    case cancel(FlowRecord, isAsked: Bool)
    /// Tells a flow's parent how it ended, or without a closure that it was cancelled.
    case outcome(FlowRecord, (@MainActor () -> Void)?)
    case answer(AlertContent.Action?, PresentedAlert?)
    /// Calls back for the framework or a layer.
    case call(@MainActor () -> Void)
    case start(FlowStart)
    /// Does something whose requests the stage carries out at once.
    case work(@MainActor () -> Void)
    case batch([Turn])
  }

  let act: Act
  /// The hold on the flow that it is for, which lives until then.
  let hold: FlowHold?
  /// The length of the chain of turns, each of which led to the next, that led to this one.
  var generation = 0

  init(_ act: Act, holding hold: FlowHold? = nil) {
    self.act = act
    self.hold = hold
  }

  /// The request, if it is one.
  var ask: Ask? { if case .request(let ask) = act { ask } else { nil } }
  var request: NavigationRequest? { ask?.request }

  /// The screens that it may bring on stage.
  var arrivals: [any Screen] {
    switch act {
    case .request(let ask): ask.request.traits.arrivals
    case .batch(let turns): turns.flatMap(\.arrivals)
    case .finish, .cancel, .outcome, .answer, .call, .start, .work: []
    }
  }

  /// The moment of its request, if it is a request or a start.
  var order: Int? {
    if case .start(let start) = act { start.order } else { ask?.order }
  }
}

/// A flow's start that waits.
@MainActor
struct FlowStart {
  /// The coordinator's name.
  let name: String
  /// The root screen that it is to own.
  let root: (any Screen)?
  /// The moment of the request.
  let order: Int
  /// Starts the flow, or tells its parent that it was cancelled.
  let begin: @MainActor (_ canBegin: Bool) -> Void

  /// The same, which also tells an outcome.
  func telling(_ final: FinalOutcome) -> FlowStart {
    FlowStart(name: name, root: root, order: order) { canBegin in
      begin(canBegin)
      final.tell(canBegin ? .committed : .ignored(.flushed))
    }
  }
}
