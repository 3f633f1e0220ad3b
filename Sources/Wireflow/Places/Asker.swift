/// The origin of the request that changes places now, with what the app has said about it before.
@MainActor
struct Asker {
  /// The flow that asks, or nil for a request of nobody's or of the user's.
  var flow: FlowRecord?
  var isByUser = false
  /// The hint at how the change is shown.
  var style: TransitionStyle?
  /// The fate of a modal that the request presents when its sender leaves.
  var fate = ModalFate.stays
  /// The controls of a player that the request installs.
  var controls: (any Screen)?
  /// The containers of root items: of those that the request presents, or for an `adapt` those of
  /// modals, by the numbers of their presentations.
  var container: WireframeContainer?
  var adapted: [UInt32: WireframeContainer] = [:]
}
