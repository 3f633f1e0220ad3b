/// A kind of an activity, with those who teach it.
struct Subcategory: Sendable, Hashable {
  let name: String
  let activity: ActivityType
  /// The first of the trainers, who leads the groups.
  let leadTrainer: Trainer
  let otherTrainers: [Trainer]

  /// The trainers who teach it.
  var trainers: [Trainer] { [leadTrainer] + otherTrainers }
}

extension Subcategory: Choosable {
  var displayableString: String { name }
  var explanation: String { "\(trainers.count) trainers" }
}

extension Subcategory {
  /// The subcategories that the invented club of the sample offers.
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
