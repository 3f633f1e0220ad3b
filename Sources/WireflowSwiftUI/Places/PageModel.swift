import Observation
package import Wireflow
package import WireflowInteraction

/// A screen as SwiftUI shows it, the same object for as long as the screen is on stage.
@Observable @MainActor
package final class PageModel: Identifiable {
  package nonisolated let id: StagePicture.ID
  package let screen: any Screen
  /// The elements and texts that a generic view draws, once the page has been visible.
  package internal(set) var page: StagePicture.Page?
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
