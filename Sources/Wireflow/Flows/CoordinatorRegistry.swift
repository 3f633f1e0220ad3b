/// The owner of the coordinators of all child flows, and of their tasks.
///
/// So nobody else need keep them.
///
/// It belongs to the application controller; dropping that lets go of all of them at once, whatever
/// refers to whom, and cancels what they wait for.
@MainActor
final class CoordinatorRegistry {
  private var coordinators: [ObjectIdentifier: AnyObject] = [:]
  var tasks: [Int: Task<Void, Never>] = [:]
  /// The wireframes of modals with root items, by the numbers of the modals' coming.
  var regionWireframes: [UInt32: any ApplicationWireframe] = [:]

  deinit {
    for task in tasks.values { task.cancel() }
  }

  func keep(_ coordinator: AnyObject, of flow: FlowRecord) {
    coordinators[ObjectIdentifier(flow)] = coordinator
  }

  func release(_ flow: FlowRecord) {
    coordinators[ObjectIdentifier(flow)] = nil
  }
}
