import Wireflow

/// Where the user stood on a screen, for when they come back to it.
@MainActor
struct PageMemory {
  /// The screen, so that a later one in the same place in memory is not taken for it.
  weak var screen: (any Screen)?
  var focus: FocusTarget?
  var name = ""
}
