/// The owner of the coordinators of all child flows, and of their tasks.
///
/// The app therefore need not store its coordinators.
///
/// The registry belongs to the application controller. Releasing the controller releases all
/// coordinators, even if they refer to each other, and cancels their tasks.
@MainActor
final class CoordinatorRegistry {
  private var coordinators: [ObjectIdentifier: AnyObject] = [:]
  /// The senders that parents receive with outcomes.
  private var senders: [ObjectIdentifier: any Screen] = [:]
  var tasks: [Int: Task<Void, Never>] = [:]
  /// The delayed work of flows.
  var delayed: [Int: DelayedWork] = [:]
  /// The work for screens that have yet to arrive.
  var awaitedWork = AwaitedWork()
  /// The wireframes of modals with root items, by the numbers of the modals' presentations.
  var regionWireframes: [UInt32: any ApplicationWireframe] = [:]

  /// The requests and other turns that wait on the stage.
  var queue = TurnQueue()

  deinit {
    for task in tasks.sorted(by: { $0.key < $1.key }) { task.value.cancel() }
  }

  /// Keeps a coordinator, and the sender that its parent receives, until its flow has ended.
  func keep(_ coordinator: AnyObject, of flow: FlowRecord, hearing sender: (any Screen)? = nil) {
    coordinators[ObjectIdentifier(flow)] = coordinator
    if let sender { senders[ObjectIdentifier(flow)] = sender }
  }

  /// Releases a coordinator after removing it, because its `deinit` may start another flow.
  func release(_ flow: FlowRecord) {
    let id = ObjectIdentifier(flow)
    let gone = (coordinators.removeValue(forKey: id), senders.removeValue(forKey: id))
    withExtendedLifetime(gone) {}
  }
}

/// Delayed work of a flow.
///
/// The scheduler knows only its number. Otherwise, services that use the scheduler could keep it, and
/// themselves, after the app has gone.
struct DelayedWork {
  let work: @MainActor () -> Void
  let hold: FlowHold
  /// The screen that the work ends with.
  let screen: ObjectIdentifier?
  var scheduled: ScheduledWork?
}
