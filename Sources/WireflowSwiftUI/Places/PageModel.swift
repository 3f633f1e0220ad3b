import Observation
package import Wireflow
package import WireflowInteraction

/// A screen as SwiftUI shows it, the same object for as long as the screen is on stage.
@Observable @MainActor
package final class PageModel: Identifiable {
  package nonisolated let id: StagePicture.ID
  package let screen: any Screen
  /// The elements and texts that a generic view draws, once the page has been visible.
  package private(set) var page: StagePicture.Page?
  /// The text fields among the elements.
  package private(set) var fields: [StagePicture.Element.ID: FieldModel] = [:]
  /// The pages that the screen embeds.
  package internal(set) var embedded: [PageModel] = []
  /// True for the page in which the user works, which gets the accessibility focus.
  package internal(set) var isFront = false
  /// True while a view of the page is on the screen.
  @ObservationIgnored var isShowing = false

  init(_ id: StagePicture.ID, _ screen: any Screen) {
    self.id = id
    self.screen = screen
  }

  /// Copies the elements and texts, with the fields that SwiftUI binds to.
  func show(_ page: StagePicture.Page, _ listener: StageModel) {
    self.page = page
    var new: [StagePicture.Element.ID: FieldModel] = [:]
    for element in page.elements {
      guard case .field = element.kind else { continue }
      fields[element.id]?.show(element)
      new[element.id] = fields[element.id] ?? FieldModel(element, listener)
    }
    if new.keys != fields.keys { fields = new }
  }

  /// The title, which SwiftUI observes if the screen is observable.
  package var title: String { screen.title }

  /// The buttons for an end of the bar.
  package func barElements(_ edge: ScreenContent.Button.BarEdge) -> [StagePicture.Element] {
    page?.elements.filter { $0.barEdge == edge } ?? []
  }

  /// The elements below the bar.
  package var contentElements: [StagePicture.Element] {
    page?.elements.filter { $0.barEdge == nil } ?? []
  }

  /// The elements below the bar, by sections, each of which may begin with its header.
  package var contentSections: [[StagePicture.Element]] {
    var sections: [[StagePicture.Element]] = []
    for element in contentElements {
      if let last = sections.last, last[0].section == element.section, !element.isHeader {
        sections[sections.count - 1].append(element)
      } else {
        sections.append([element])
      }
    }
    return sections
  }
}

/// The player, an overlay of our own that nothing in the system contradicts.
@Observable @MainActor
package final class PlayerModel {
  package let page: PageModel
  package let controls: PageModel
  package internal(set) var dock: WireframeContainer.PlayerDock
  let bound: BoundValue<Bool>
  @ObservationIgnored weak var listener: StageModel?

  init(_ page: PageModel, controls: PageModel, _ player: StageSnapshot.Player, _ model: StageModel)
  {
    self.page = page
    self.controls = controls
    dock = player.dock
    bound = BoundValue(player.isMaximized)
    listener = model
  }

  /// True while it covers the base, until our own drag gesture sets it to false.
  package var isMaximized: Bool {
    get { bound.value }
    set { listener?.hear(newValue, of: bound) }
  }
}

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
  mutating func hold(_ ids: [StagePicture.ID]) { for id in ids { held[id, default: 0] += 1 } }

  mutating func release(_ ids: [StagePicture.ID]) {
    for id in ids { held[id] = held[id].flatMap { $0 > 1 ? $0 - 1 : nil } }
  }

  /// Discards the pages of some screens, except for held ones.
  mutating func forget(unless isKept: (any Screen) -> Bool) {
    guard pages.contains(where: { !isKept($0.value.screen) }) else { return }
    pages = pages.filter { held[$0.key] != nil || isKept($0.value.screen) }
  }
}
