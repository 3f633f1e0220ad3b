import Wireflow
import WireflowInteraction

/// The pages of all screens on stage, and of those on their way out.
@MainActor
struct PageTable {
  private var pages: [StagePicture.ID: PageModel] = [:]

  var count: Int { pages.count }
  var all: some Sequence<PageModel> { pages.values }

  subscript(id: StagePicture.ID) -> PageModel? { pages[id] }

  /// Returns the page of a screen, a new one if it has none.
  mutating func page(_ id: StagePicture.ID, _ screen: any Screen) -> PageModel {
    if let page = pages[id] { return page }
    let page = PageModel(id, screen)
    pages[id] = page
    return page
  }

  /// Forgets pages.
  mutating func forget(unless isKept: (any Screen) -> Bool) {
    guard pages.contains(where: { !isKept($0.value.screen) }) else { return }
    pages = pages.filter { isKept($0.value.screen) }
  }
}
