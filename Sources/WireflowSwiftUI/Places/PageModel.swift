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
}
