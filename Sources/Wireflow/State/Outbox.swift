/// The changes that have yet to be told, and the objects that left and are kept alive until then.
@MainActor
struct Outbox {
  /// The commands that the backend is to show, as one transition.
  var commands: [PresentationCommand] = []
  var isAnimated = true
  /// The events for the observers.
  var events: [StageChange] = []
  /// Answers and outcomes that have yet to be delivered, in order.
  var deliveries: [Turn] = []
  /// The flows that ended, whose work and guards go with them.
  var ended: [FlowRecord] = []
  /// The screens that left, whose end may run code of the app.
  var left: [any Screen] = []
  /// The containers that left, whose closures may be the last to keep an object.
  var containers: [WireframeContainer] = []
  /// True while anybody observes, so that events are kept.
  var isObserved = false
  /// True while changes are tried out, so that nothing of them is told.
  var isTrial = false
}
