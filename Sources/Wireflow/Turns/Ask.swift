/// A request on its way, with its wireframe, its requester and its history.
@MainActor
final class Ask {
  /// The obstacle before a request, by its number.
  enum Obstacle: Hashable {
    case wall(UInt32)
    case decision(Int)
  }

  struct Wait {
    /// The lane, as the log says.
    var lane: TurnQueue.Lane?
    /// The wall or the guard's decision, if only the translation shows that the request waits.
    var obstacle: Obstacle?
    /// The page or modal of other code.
    var foreign: ScreenName?
  }

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
  /// The lane in which it waits, and the obstacle before it.
  var wait = Wait()
  /// The guards' answers about it.
  var consultation: Consultation?
  /// The task that awaits the final outcome.
  var final: FinalOutcome?

  init(
    _ request: NavigationRequest, through wireframe: (any ApplicationWireframe)?,
    for flow: FlowRecord?, isByUser: Bool = false, isQuestion: Bool = false,
    telling final: FinalOutcome? = nil, styled style: TransitionStyle? = nil,
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
