import Wireflow

/// The whereabouts of the user, as far as the outcome of a late or waiting request depends on them.
struct Whereabouts: Hashable {
  let front: SeenPlace
  let alert: String?
  let hasEntries: Bool

  init(_ sight: Sight) {
    front = sight.front.outline
    alert = sight.alert.map { $0.id ?? $0.title.masked }
    hasEntries = sight.hasEntries
  }
}
