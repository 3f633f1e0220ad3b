/// A trainer at the club.
struct Trainer: Sendable, Hashable {
  let name: String
  let motto: String
  /// The trainer's working hours.
  let hours: [AppointmentTime]
}

extension Trainer: Choosable {
  var displayableString: String { name }
  var explanation: String { motto }
}

extension Trainer {
  static let olena = Trainer(
    name: "Olena", motto: "One more", hours: .on([.monday, .thursday], at: [9, 10, 18]))
  static let bohdan = Trainer(
    name: "Bohdan", motto: "Slow is smooth", hours: .on([.tuesday, .friday], at: [8, 17, 18]))
  static let ivan = Trainer(
    name: "Ivan", motto: "Hands up", hours: .on([.wednesday], at: [11, 19, 20]))
  static let daryna = Trainer(
    name: "Daryna", motto: "Breathe", hours: .on([.monday, .wednesday, .friday], at: [7, 12]))
  static let sofiia = Trainer(
    name: "Sofiia", motto: "Again, with feeling", hours: .on([.saturday], at: [10, 11, 12, 13]))
}
