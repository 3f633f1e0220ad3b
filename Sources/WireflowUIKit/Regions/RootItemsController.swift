#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// A list of root items, for a drawer or a sidebar.
@MainActor
final class RootItemsController: UITableViewController {
  /// A closure that runs when the user selects an item, with its index.
  var onSelect: (@MainActor (Int) -> Void)?
  private var items: [RootLevelRepresentation] = []
  private var selected: Int?

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { nil }

  func show(_ items: [RootLevelRepresentation], selected: Int?) {
    guard items != self.items || selected != self.selected else { return }
    self.items = items
    self.selected = selected
    if isViewLoaded { tableView.reloadData() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "item")
      ?? UITableViewCell(style: .default, reuseIdentifier: "item")
    let item = items[indexPath.row]
    var content = UIListContentConfiguration.cell()
    content.text = item.title
    content.secondaryText = item.badge
    content.image = item.imageName.flatMap { .asset($0) }
    cell.contentConfiguration = content
    cell.accessoryType = indexPath.row == selected ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelect?(indexPath.row)
  }
}
#endif
