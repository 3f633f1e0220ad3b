/// A service that keeps the appointments.
@MainActor
protocol AppointmentsService: AnyObject {
  /// The appointments, in the order in which they were booked.
  var appointments: [Appointment] { get }

  /// Books an appointment, or throws an error if somebody else has taken its time.
  func book(_ appointment: Appointment) throws(BookingError)

  /// Cancels an appointment.
  func cancel(_ appointment: Appointment)
}

extension AppointmentsService {
  /// Returns true if somebody has booked a trainer at a time.
  func isBooked(_ trainer: Trainer, at time: AppointmentTime) -> Bool {
    appointments.contains { $0.trainer == trainer && $0.time == time }
  }
}
