import Wireflow
import WireflowInteraction

/// The pages of all screens on stage, and of those that are still leaving.
@MainActor
struct PageTable {
  private var pages: [StagePicture.ID: PageModel] = [:]
  /// The number of holds on each page.
  private var held: [StagePicture.ID: Int] = [:]

  var count: Int { pages.count }
  var all: some Sequence<PageModel> { pages.values }

  subscript(id: StagePicture.ID) -> PageModel? { pages[id] }

  /// Returns the page of a screen, or a new one if the screen has none.
  mutating func page(_ id: StagePicture.ID, _ screen: any Screen) -> PageModel {
    if let page = pages[id] { return page }
    let page = PageModel(id, screen)
    pages[id] = page
    return page
  }

  /// Keeps pages until an equal number of calls releases them.
  mutating func hold(_ ids: [StagePicture.ID]) {
    for id in ids { held[id, default: 0] += 1 }
  }

  mutating func release(_ ids: [StagePicture.ID]) {
    for id in ids { held[id] = held[id].flatMap { $0 > 1 ? $0 - 1 : nil } }
  }

  /// Discards the pages of some screens, except for held ones.
  mutating func forget(unless isKept: (any Screen) -> Bool) {
    guard pages.contains(where: { !isKept($0.value.screen) }) else { return }
    pages = pages.filter { held[$0.key] != nil || isKept($0.value.screen) }
  }
}
