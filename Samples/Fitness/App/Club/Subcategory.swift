/// A kind of activity, with its trainers.
struct Subcategory: Sendable, Hashable {
  let name: String
  let activity: ActivityType
  /// The trainer who leads the groups.
  let leadTrainer: Trainer
  let otherTrainers: [Trainer]

  /// All trainers, the lead trainer first.
  var trainers: [Trainer] { [leadTrainer] + otherTrainers }
}

extension Subcategory: Choosable {
  var displayableString: String { name }
  var explanation: String { "\(trainers.count) trainers" }
}

extension Subcategory {
  /// The subcategories of the sample's invented club.
  static let invented = [
    Subcategory(
      name: "Strength", activity: .gym, leadTrainer: .olena, otherTrainers: [.bohdan, .ivan]),
    Subcategory(name: "Cardio", activity: .gym, leadTrainer: .bohdan, otherTrainers: [.daryna]),
    Subcategory(name: "Mobility", activity: .gym, leadTrainer: .daryna, otherTrainers: [.olena]),
    Subcategory(name: "Yoga", activity: .group, leadTrainer: .daryna, otherTrainers: [.sofiia]),
    Subcategory(name: "Boxing", activity: .group, leadTrainer: .ivan, otherTrainers: [.bohdan]),
    Subcategory(name: "Dance", activity: .group, leadTrainer: .sofiia, otherTrainers: [.olena]),
  ]
}
