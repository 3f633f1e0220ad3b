import Wireflow

/// A factory that makes the screens that lead to an appointment.
struct BookingUIFactory: UIFactory {
  let club: any ClubService

  func makeActivityChoice() -> ChoiceScreen<ActivityType> {
    ChoiceScreen(title: "Activities", options: ActivityType.allCases)
  }

  func makeSubcategoryChoice(of activity: ActivityType) -> ChoiceScreen<Subcategory> {
    ChoiceScreen(
      title: activity.displayableString, options: club.subcategories(of: activity))
  }

  func makeTrainerChoice(of subcategory: Subcategory) -> ChoiceScreen<Trainer> {
    ChoiceScreen(title: subcategory.name, options: subcategory.trainers)
  }

  func makeTrainerProfile(of trainer: Trainer) -> TrainerProfileScreen {
    TrainerProfileScreen(trainer: trainer)
  }

  func makeCreateAppointment(
    first: AppointmentTime, others: [AppointmentTime]
  ) -> CreateAppointmentScreen {
    CreateAppointmentScreen(first: first, others: others)
  }
}

extension AlertContent {
  /// Returns the alert after a booking.
  static func created(_ appointment: Appointment) -> Self {
    Self(title: "Appointment created!", message: appointment.displayableString)
  }

  /// The alert that asks before the app discards a note.
  static let discardDraft = Self(title: "Discard draft?", actions: [.discard, .keep])
}

extension AlertContent.Action {
  static let discard = Self("Discard", role: .destructive)
}
