/// The labels of elements and of rows in long lists, most of which are not in the picture.
struct NumberedNames {
  /// A long list among the elements of one use.
  struct List {
    let rows: StagePicture.Rows
    /// The page that it stands on.
    let page: Int
    /// The number of elements before it, without rows of long lists.
    let position: Int
  }

  private let lists: [List]
  private let names: [String]
  private var places: RowNames

  init(_ names: [String], _ lists: [List]) {
    self.lists = lists
    self.names = names
    places = RowNames(count: names.count)
    for (place, name) in names.enumerated() { places.add(name, at: place) }
  }

  /// The labels of the elements that are no rows of a long list.
  var labels: [UserAction.Label] {
    names.enumerated().map { place, name in
      let above = lists.reduce(places.count(of: name, above: place)) {
        $1.position <= place ? $0 + $1.rows.names.count(of: name) : $0
      }
      return label(name, above: above)
    }
  }

  /// Returns the label of a row, by the number of its list.
  func label(_ name: String, row: Int, of list: Int) -> UserAction.Label {
    let rows = lists[list].rows.names.count(of: name, above: row)
    let before = places.count(of: name, above: lists[list].position)
    return label(
      name, above: lists[..<list].reduce(rows + before) { $0 + $1.rows.names.count(of: name) })
  }

  private func label(_ name: String, above: Int) -> UserAction.Label {
    let count = lists.reduce(places.count(of: name)) { $0 + $1.rows.names.count(of: name) }
    return UserAction.Label(name, occurrence: count == 1 ? nil : above + 1)
  }
}
