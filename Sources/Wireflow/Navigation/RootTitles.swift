/// The titles of root items, read from the roots that the items had at one moment.
@MainActor
struct RootTitles {
  private let roots: [(item: Item, page: Page)]

  init(of items: [Item]) {
    roots = items.map { ($0, $0.root) }
  }

  /// Reads the titles, and labels the items' stacks with them for the log.
  func read() -> [String] { roots.map { $0.item.readTitle(of: $0.page) } }

  /// Reads the titles only.
  func look() -> [String] { roots.map(\.page.screen.representation.title) }
}
