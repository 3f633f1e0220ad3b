import Wireflow

/// A screen from which the list of appointments can be opened.
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
