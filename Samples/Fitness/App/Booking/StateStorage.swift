/// The choices that a flow has gathered so far.
///
/// It is the state storage of Holubieva's "more complicated configuration".
///
/// Each stage is a type, and leads to the next by the one thing that it lacks. So nothing is missing
/// at the end, no screen carries what only a later one needs, and who goes back and chooses anew
/// goes on from the stage that was there then.
enum StateStorage {
  /// A booking in which nothing is chosen but the activity.
  struct Started: Sendable, Hashable {
    let activity: ActivityType

    func choosing(_ subcategory: Subcategory) -> SubcategoryChosen {
      SubcategoryChosen(subcategory: subcategory)
    }
  }

  /// A booking in which it is known what to train.
  struct SubcategoryChosen: Sendable, Hashable {
    let subcategory: Subcategory

    func choosing(_ trainer: Trainer) -> TrainerChosen {
      TrainerChosen(subcategory: subcategory, trainer: trainer)
    }
  }

  /// A booking in which it is known what to train, and with whom.
  struct TrainerChosen: Sendable, Hashable {
    let subcategory: Subcategory
    let trainer: Trainer

    func choosing(_ time: AppointmentTime, note: String) -> Appointment {
      Appointment(subcategory: subcategory, trainer: trainer, time: time, note: note)
    }
  }
}

extension StateStorage.TrainerChosen {
  /// Creates the stage that an appointment went through, to book the same again.
  init(again appointment: Appointment) {
    self.init(subcategory: appointment.subcategory, trainer: appointment.trainer)
  }
}
