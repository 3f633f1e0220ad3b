/// The requester of the current change, with the app's answers about the request.
@MainActor
final class Asker {
  /// The flow that made the request, or nil if the user or nobody did.
  let flow: FlowRecord?
  let isByUser: Bool
  /// The hint at how to show the change.
  let style: TransitionStyle?
  /// The fate of a modal that the request presents when its sender leaves.
  let fate: ModalFate
  /// The controls of a player that the request installs.
  var controls: (any Screen)?
  /// The containers that wireframes chose: for the root items that the request presents, or for the
  /// modals that an `adapt` changes, by the numbers of their presentations.
  var container: WireframeContainer?
  var adapted: [UInt32: WireframeContainer] = [:]

  /// The requester of changes that nobody requested.
  static let nobody = Asker()

  init(
    flow: FlowRecord? = nil, isByUser: Bool = false, style: TransitionStyle? = nil,
    fate: ModalFate = .stays
  ) {
    self.flow = flow
    self.isByUser = isByUser
    self.style = style
    self.fate = fate
  }
}
