/// A club with the offers passed to its initializer.
@MainActor
final class InMemoryClubService: ClubService {
  private let all: [Subcategory]

  init(subcategories: [Subcategory]) {
    all = subcategories
  }

  func subcategories(of activity: ActivityType) -> [Subcategory] {
    switch activity {
    case .gym, .group: all.filter { $0.activity == activity }
    case .any: all
    }
  }
}
