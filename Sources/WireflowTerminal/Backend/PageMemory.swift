/// The place of the focus on a screen, kept for when the user comes back to the screen.
struct PageMemory {
  var focus: FocusTarget?
  var name = ""
}
