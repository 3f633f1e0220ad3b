/// The choices that the member has made so far in a flow.
///
/// The idea is the state storage of Holubieva's "more complicated configuration".
///
/// Each stage is a type of its own, and one more choice makes the next stage. At the end nothing
/// can be missing, and no screen carries values that only a later one needs. A member who goes back
/// and chooses again continues from the earlier stage.
enum StateStorage {
  /// A booking for which the member has chosen only the activity.
  struct Started: Sendable, Hashable {
    let activity: ActivityType

    func choosing(_ subcategory: Subcategory) -> SubcategoryChosen {
      SubcategoryChosen(subcategory: subcategory)
    }
  }

  /// A booking for which the member has chosen the subcategory.
  struct SubcategoryChosen: Sendable, Hashable {
    let subcategory: Subcategory

    func choosing(_ trainer: Trainer) -> TrainerChosen {
      TrainerChosen(subcategory: subcategory, trainer: trainer)
    }
  }

  /// A booking for which the member has chosen the subcategory and the trainer.
  struct TrainerChosen: Sendable, Hashable {
    let subcategory: Subcategory
    let trainer: Trainer

    func choosing(_ time: AppointmentTime, note: String) -> Appointment {
      Appointment(subcategory: subcategory, trainer: trainer, time: time, note: note)
    }
  }
}

extension StateStorage.TrainerChosen {
  /// Creates the stage with an appointment's choices, to book the same again.
  init(again appointment: Appointment) {
    self.init(subcategory: appointment.subcategory, trainer: appointment.trainer)
  }
}
