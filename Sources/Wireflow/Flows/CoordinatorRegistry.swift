/// What keeps the coordinators of all child flows alive, so that nobody else need.
///
/// It belongs to the application controller; dropping that lets go of all of them at once, whatever
/// refers to whom.
@MainActor
final class CoordinatorRegistry {
  private var coordinators: [ObjectIdentifier: AnyObject] = [:]

  func keep(_ coordinator: AnyObject, of flow: FlowRecord) {
    coordinators[ObjectIdentifier(flow)] = coordinator
  }

  func release(_ flow: FlowRecord) {
    coordinators[ObjectIdentifier(flow)] = nil
  }
}
