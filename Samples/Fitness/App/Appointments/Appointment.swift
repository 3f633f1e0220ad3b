/// A booking of a member with a trainer.
struct Appointment: Sendable, Hashable {
  let subcategory: Subcategory
  let trainer: Trainer
  let time: AppointmentTime
  let note: String

  var displayableString: String {
    "\(time.displayableString), \(subcategory.name) with \(trainer.name)"
  }
}
