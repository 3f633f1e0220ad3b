/// The order in which movies are sorted.
enum MovieOrder: String, CaseIterable {
  case title
  case year

  func sort(_ movies: [Movie]) -> [Movie] {
    switch self {
    case .title: movies.sorted { $0.title < $1.title }
    case .year: movies.sorted { $0.year < $1.year }
    }
  }
}
