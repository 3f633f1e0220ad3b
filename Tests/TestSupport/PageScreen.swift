package import Wireflow

/// A screen with rows and buttons that tests set.
@MainActor
package final class PageScreen: Screen, ModallyPresentable, RootLevelRepresentable {
  package let title: String
  package var rows: [(title: String, action: () -> Void)] = []
  package var allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  package var preferredModalStyle: ModalStyle = .automatic
  package var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  package init(_ title: String) {
    self.title = title
  }

  package var content: ScreenContent {
    for row in rows { Row(row.title, action: row.action) }
  }
}
