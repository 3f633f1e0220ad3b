import Wireflow

/// A coordinator that creates an appointment once the times are known.
///
/// A guard asks before a note is lost.
///
/// The flow leaves its screen on stage. Its parent removes it together with its own.
@MainActor
final class CreateAppointmentFlowCoordinator: BookingFlowCoordinator {
  let wireframe: FlowWireframe<Appointment>
  let coordinators: CoordinatorsFactory
  private let storage: StateStorage.TrainerChosen

  init(
    wireframe: any ApplicationWireframe, coordinators: CoordinatorsFactory,
    storage: StateStorage.TrainerChosen
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.coordinators = coordinators
    self.storage = storage
  }

  func start(from sender: any Screen) {
    coordinators.timetable.findFreeTimes(
      of: storage.trainer, later: wireframe.later(on: sender)
    ) { [weak self, weak sender] times in
      guard let self, let sender else { return }
      show(times, from: sender)
    }
  }

  private func show(_ times: [AppointmentTime], from sender: any Screen) {
    guard let first = times.first else {
      wireframe.presentError(BookingError.bookedUp, from: sender)
      return
    }
    let create = coordinators.factories.booking.makeCreateAppointment(
      first: first, others: Array(times.dropFirst()))
    offerAppointmentsList(on: create)
    create.onCreateAppointment = wire(create) { flow, create, time, note in
      flow.book(flow.storage.choosing(time, note: note), from: create)
    }
    guardNote(of: create)
    wireframe.push(create, from: sender)
  }

  private func book(_ appointment: Appointment, from create: CreateAppointmentScreen) {
    do {
      try coordinators.appointments.book(appointment)
      removeGuard()
      wireframe.presentAlert(
        .created(appointment), from: create,
        onAnswer: wire(create) { flow, _, _ in flow.finish(appointment, screens: .left) })
    } catch {
      wireframe.presentError(error, from: create)
    }
  }

  /// Asks before a request removes or hides a changed note.
  private func guardNote(of create: CreateAppointmentScreen) {
    guardRequests { [weak create] flow, request in
      guard let create, create.hasChangedNote, flow.loses(create, by: request) else {
        return .allow
      }
      return .ask(.discardDraft, from: create) { answer in
        if answer.action == .discard { create.discardNote() }
        return answer.action == .discard
      }
    }
  }

  private func loses(_ create: CreateAppointmentScreen, by request: GuardedRequest) -> Bool {
    if request.takesAway(create) { return true }
    guard wireframe.stage.state.stack(of: create).first === wireframe.stage.state.selectedRoot
    else {
      return false
    }
    return request.requests.contains {
      if case .select(let root) = $0 { root !== wireframe.stage.state.selectedRoot } else { false }
    }
  }
}
