import Observation
package import Wireflow

/// A screen that can be observed, and counts how often it is asked.
@Observable
@MainActor
package final class ObservedScreen: RootLevelRepresentable {
  package let title: String
  package var text = "0"
  package var badge: String?
  @ObservationIgnored package var rows = 0
  @ObservationIgnored package private(set) var readings = 0

  package init(_ title: String) {
    self.title = title
  }

  package var rootLevelRepresentation: RootLevelRepresentation { .init(title: title, badge: badge) }

  package var content: ScreenContent {
    readings += 1
    return ScreenContent(
      elements: [.text(Text(text)), .button(Button("Add") { self.text += "!" })]
        + (0..<rows).map { .row(Row("Row \($0)") {}) })
  }
}
