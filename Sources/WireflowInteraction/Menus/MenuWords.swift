/// The titles of menus, by which backends find those that the system translates.
package enum MenuWords {
  package static let actions = "Actions"
  package static let edit = "Edit"
  package static let file = "File"
  package static let go = "Go"
  package static let view = "View"

  /// The titles of the menus.
  package static let menus = [file, edit, view, go, actions]
}
