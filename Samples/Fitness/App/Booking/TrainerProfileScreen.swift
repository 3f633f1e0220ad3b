import Wireflow

/// A screen that introduces a trainer.
@MainActor
final class TrainerProfileScreen: AppointmentsListOffering {
  var onAppointmentPressed: (() -> Void)?
  var onShowAppointmentsList: (() -> Void)?

  private let trainer: Trainer

  init(trainer: Trainer) {
    self.trainer = trainer
  }

  var title: String { trainer.name }

  var content: ScreenContent {
    Image("portrait_of_\(trainer.name)", alternative: "Portrait of \(trainer.name)")
    Text(trainer.motto)
    Button("Make an appointment", role: .primary) { self.onAppointmentPressed?() }
    appointmentsListButton
  }
}
