import Wireflow

/// A coordinator that books a random activity.
///
/// The flow has no screen of its own: it makes a random choice and shows an alert.
@MainActor
final class AnyActivityFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Appointment>
  private let coordinators: CoordinatorsFactory

  init(wireframe: any ApplicationWireframe, coordinators: CoordinatorsFactory) {
    self.wireframe = FlowWireframe(wireframe)
    self.coordinators = coordinators
  }

  func start(from sender: any Screen) {
    let storage = StateStorage.Started(activity: .any)
    let (club, lottery) = (coordinators.club, coordinators.lottery)
    guard let subcategory = lottery.draw(from: club.subcategories(of: storage.activity)),
      let trainer = lottery.draw(from: subcategory.trainers)
    else { return }
    let chosen = storage.choosing(subcategory).choosing(trainer)
    coordinators.timetable.findFreeTimes(of: trainer, later: wireframe.later(on: sender)) {
      [weak self, weak sender] times in
      guard let self, let sender else { return }
      book(with: chosen, at: lottery.draw(from: times), from: sender)
    }
  }

  private func book(
    with storage: StateStorage.TrainerChosen, at time: AppointmentTime?, from sender: any Screen
  ) {
    do throws(BookingError) {
      guard let time else { throw .bookedUp }
      let appointment = storage.choosing(time, note: "")
      try coordinators.appointments.book(appointment)
      wireframe.presentAlert(.created(appointment), from: sender) { [weak self] _ in
        self?.finish(appointment)
      }
    } catch {
      wireframe.presentError(error, from: sender)
    }
  }
}
