/// A shelf of the shop.
enum BookCategory: Sendable, Hashable, CaseIterable {
  case crime
  case drama
  case fantasy
  case scienceFiction
  case history
  case children

  var displayableString: String {
    switch self {
    case .crime: "Crime"
    case .drama: "Drama"
    case .fantasy: "Fantasy"
    case .scienceFiction: "Science fiction"
    case .history: "History"
    case .children: "Children"
    }
  }
}
