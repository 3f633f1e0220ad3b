import Observation

/// The genres that the reader wants to see, initially all.
@Observable
@MainActor
final class GenreFilter {
  private(set) var hidden: Set<BookCategory> = []

  func shows(_ category: BookCategory) -> Bool {
    !hidden.contains(category)
  }

  func set(_ category: BookCategory, isShown: Bool) {
    if isShown { hidden.remove(category) } else { hidden.insert(category) }
  }
}
