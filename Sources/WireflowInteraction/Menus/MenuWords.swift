/// The titles of menus and of items for which no app has words.
package enum MenuWords {
  package static let actions = "Actions"
  package static let back = "Back"
  package static let close = "Close"
  package static let edit = "Edit"
  package static let file = "File"
  package static let go = "Go"
  package static let search = "Search"
  package static let view = "View"

  /// The titles of the menus.
  package static let menus = [file, edit, view, go, actions]
}
