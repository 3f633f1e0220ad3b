/// An activity that a member can choose.
enum ActivityType: String, Sendable, Hashable, CaseIterable {
  case gym = "Gym"
  case group = "Group"
  case any = "Any"
}

extension ActivityType: Choosable {
  var displayableString: String { rawValue }

  var explanation: String {
    switch self {
    case .gym: "Alone with a trainer"
    case .group: "Together with others"
    case .any: "Whatever is free"
    }
  }
}
