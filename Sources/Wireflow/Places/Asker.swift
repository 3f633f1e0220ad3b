/// The origin of the request that changes places now, with what the app has said about it before.
@MainActor
final class Asker {
  /// The flow that asks, or nil for a request of nobody's or of the user's.
  let flow: FlowRecord?
  let isByUser: Bool
  /// The hint at how the change is shown.
  let style: TransitionStyle?
  /// The fate of a modal that the request presents when its sender leaves.
  let fate: ModalFate
  /// The controls of a player that the request installs.
  var controls: (any Screen)?
  /// The containers of root items: of those that the request presents, or for an `adapt` those of
  /// modals, by the numbers of their presentations.
  var container: WireframeContainer?
  var adapted: [UInt32: WireframeContainer] = [:]
  /// The flow that asks, and all above it, once that is needed.
  var line: Set<ObjectIdentifier>?

  /// The origin of what nobody has asked for.
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
