import Wireflow

/// The place of the focus on a screen, kept for when the user comes back to the screen.
@MainActor
struct PageMemory {
  /// The screen, so that a later one in the same place in memory is not taken for it.
  weak var screen: (any Screen)?
  var focus: FocusTarget?
  var name = ""
}
