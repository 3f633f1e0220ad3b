import Wireflow

/// A screen with a button that opens the list of appointments.
@MainActor
protocol AppointmentsListOffering: Screen {
  var onShowAppointmentsList: (() -> Void)? { get set }
}

extension AppointmentsListOffering {
  /// The button that opens the list.
  var appointmentsListButton: ScreenContent {
    ScreenContent(
      elements: [.button(Button("My appointments") { self.onShowAppointmentsList?() })])
  }
}
