import Wireflow

/// A factory that makes the screens about appointments.
struct AppointmentsUIFactory: UIFactory {
  let accounts: any AccountService
  let appointments: any AppointmentsService

  func makeAppointmentsList() -> AppointmentsListScreen {
    AppointmentsListScreen(accounts: accounts, appointments: appointments)
  }

  func makeAppointmentQuestion(about appointment: Appointment) -> AlertContent {
    AlertContent(
      title: appointment.displayableString, id: "Appointment", style: .actionSheet,
      anchor: appointment.displayableString, actions: [.bookAgain, .cancelAppointment, .keep])
  }
}

extension AlertContent.Action {
  static let bookAgain = Self("Book again")
  static let cancelAppointment = Self("Cancel appointment", role: .destructive)
  static let keep = Self("Keep", role: .cancel)
}
