import Observation
import Wireflow

/// A screen that asks for a time and a note.
@Observable
@MainActor
final class CreateAppointmentScreen: AppointmentsListOffering {
  let title = "New appointment"
  @ObservationIgnored var onCreateAppointment: ((AppointmentTime, String) -> Void)?
  @ObservationIgnored var onShowAppointmentsList: (() -> Void)?

  private let times: [AppointmentTime]
  private var time: AppointmentTime
  private var note = ""

  /// Creates the screen with the initially selected time and the alternatives.
  init(first: AppointmentTime, others: [AppointmentTime]) {
    times = [first] + others
    time = first
  }

  /// True if the member has written a note that could be lost.
  var hasChangedNote: Bool { !note.isEmpty }

  var content: ScreenContent {
    Choice(
      "Time", options: times.map(\.displayableString), selected: time.displayableString
    ) { option in
      guard let time = self.times.first(where: { $0.displayableString == option }) else { return }
      self.time = time
    }
    Field("Note", text: note, samples: ["Mind my knee", ""]) { self.note = $0 }
    Button("Create appointment", role: .primary) {
      self.onCreateAppointment?(self.time, self.note)
    }.shortcut(.return)
    appointmentsListButton
  }

  func discardNote() {
    note = ""
  }
}
