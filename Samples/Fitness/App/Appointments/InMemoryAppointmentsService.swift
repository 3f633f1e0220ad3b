import Observation

/// A service that keeps appointments while the app runs.
@Observable
@MainActor
final class InMemoryAppointmentsService: AppointmentsService {
  private(set) var appointments: [Appointment] = []

  func book(_ appointment: Appointment) throws(BookingError) {
    guard !isBooked(appointment.trainer, at: appointment.time) else { throw .taken }
    appointments.append(appointment)
  }

  func cancel(_ appointment: Appointment) {
    appointments.removeAll { $0 == appointment }
  }
}
