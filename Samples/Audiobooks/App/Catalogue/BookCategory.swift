/// A shelf of the shop.
enum BookCategory: String, Sendable, Hashable, CaseIterable {
  case crime = "Crime"
  case drama = "Drama"
  case fantasy = "Fantasy"
  case scienceFiction = "Science fiction"
  case history = "History"
  case children = "Children"

  var displayableString: String { rawValue }
}
