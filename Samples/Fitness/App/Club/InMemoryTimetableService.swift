/// A timetable with a configurable delay.
@MainActor
final class InMemoryTimetableService: TimetableService {
  private let appointments: any AppointmentsService
  private let answerDelay: @MainActor () -> Duration

  init(
    appointments: any AppointmentsService, answerDelay: @escaping @MainActor () -> Duration
  ) {
    self.appointments = appointments
    self.answerDelay = answerDelay
  }

  func findFreeTimes(
    of trainer: Trainer, later: Later,
    onFound: @escaping @MainActor ([AppointmentTime]) -> Void
  ) {
    later(answerDelay()) { [appointments] in
      onFound(trainer.hours.filter { !appointments.isBooked(trainer, at: $0) })
    }
  }
}
