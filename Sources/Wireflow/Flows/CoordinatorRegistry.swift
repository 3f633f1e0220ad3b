/// The owner of the coordinators of all child flows, and of their tasks.
///
/// So nobody else need keep them.
///
/// It belongs to the application controller; dropping that lets go of all of them at once, whatever
/// refers to whom, and cancels what they wait for.
@MainActor
final class CoordinatorRegistry {
  private var coordinators: [ObjectIdentifier: AnyObject] = [:]
  /// The senders with which parents hear outcomes.
  private var senders: [ObjectIdentifier: any Screen] = [:]
  var tasks: [Int: Task<Void, Never>] = [:]
  /// The work for screens that are yet to come.
  var awaitedWork = AwaitedWork()
  /// The wireframes of modals with root items, by the numbers of the modals' coming.
  var regionWireframes: [UInt32: any ApplicationWireframe] = [:]

  /// The requests and the other work that wait for their turns on the stage.
  var queue = TurnQueue()

  deinit {
    for task in tasks.sorted(by: { $0.key < $1.key }) { task.value.cancel() }
  }

  /// Keeps a coordinator, and the sender with which its outcome is heard, until its flow has ended.
  func keep(_ coordinator: AnyObject, of flow: FlowRecord, hearing sender: (any Screen)? = nil) {
    coordinators[ObjectIdentifier(flow)] = coordinator
    if let sender { senders[ObjectIdentifier(flow)] = sender }
  }

  /// Lets go of a coordinator, whose end may start another flow, once it is kept no more.
  func release(_ flow: FlowRecord) {
    let id = ObjectIdentifier(flow)
    let gone = (coordinators.removeValue(forKey: id), senders.removeValue(forKey: id))
    withExtendedLifetime(gone) {}
  }
}
