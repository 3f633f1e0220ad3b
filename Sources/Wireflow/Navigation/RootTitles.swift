/// The titles of root items, each read from the root that the item had at one moment.
@MainActor
struct RootTitles {
  private let roots: [(item: Item, page: Page)]

  init(of items: [Item]) {
    roots = items.map { ($0, $0.root) }
  }

  /// Reads the titles, by which the log names the items' stacks from then on.
  func read() -> [String] { roots.map { $0.item.readTitle(of: $0.page) } }

  /// Reads the titles only.
  func look() -> [String] { roots.map(\.page.screen.representation.title) }
}
