import Wireflow

/// A screen that lists the member's appointments.
@MainActor
final class AppointmentsListScreen: ModallyPresentable {
  let title = "My appointments"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  var onAppointmentRowPressed: ((Appointment) -> Void)?
  var onLogoutPressed: (() -> Void)?

  private let accounts: any AccountService
  private let appointments: any AppointmentsService

  init(accounts: any AccountService, appointments: any AppointmentsService) {
    self.accounts = accounts
    self.appointments = appointments
  }

  var content: ScreenContent {
    for appointment in appointments.appointments {
      Row(appointment.displayableString, subtitle: appointment.note) {
        self.onAppointmentRowPressed?(appointment)
      }
    }
    if let account = accounts.account {
      Text("Booked as \(account.name)")
      Button("Log out", role: .destructive) { self.onLogoutPressed?() }
    }
  }
}
