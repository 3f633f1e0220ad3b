import Wireflow

/// A coordinator that starts the flow of the chosen activity.
@MainActor
final class ChooseActivityFlowCoordinator: BookingFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let coordinators: CoordinatorsFactory
  private let root: ChoiceScreen<ActivityType>
  /// The running flow of a random activity, if any.
  ///
  /// The other flows cover the root screen, so the stage refuses a second tap. This flow has no
  /// screen that covers it, so the coordinator must refuse the tap.
  private weak var anyActivity: AnyActivityFlowCoordinator?

  init(
    wireframe: any ApplicationWireframe, coordinators: CoordinatorsFactory,
    root: ChoiceScreen<ActivityType>
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.coordinators = coordinators
    self.root = root
  }

  func start(from sender: any Screen) {
    offerAppointmentsList(on: root)
    root.onSelected = wire(root) { flow, root, activity in
      flow.startFlow(of: activity, from: root)
    }
  }

  private func startFlow(of activity: ActivityType, from sender: any Screen) {
    switch activity {
    case .gym: start(coordinators.makeGymActivity(wireframe: wireframe), from: sender)
    case .group: start(coordinators.makeGroupActivity(wireframe: wireframe), from: sender)
    case .any: startAnyActivity(from: sender)
    }
  }

  private func startAnyActivity(from sender: any Screen) {
    guard anyActivity == nil else { return }
    let flow = coordinators.makeAnyActivity(wireframe: wireframe)
    anyActivity = flow
    start(flow, from: sender)
  }
}
