import Wireflow

/// A screen with rows and buttons that tests set.
@MainActor
final class PageScreen: Screen, ModallyPresentable, RootLevelRepresentable {
  let title: String
  var rows: [(title: String, action: () -> Void)] = []
  var allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  var preferredModalStyle: ModalStyle = .automatic
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  init(_ title: String) {
    self.title = title
  }

  var content: ScreenContent {
    for row in rows { Row(row.title, action: row.action) }
  }
}

/// A screen that is no modal and no root item.
@MainActor
final class PlainScreen: Screen {
  let title: String

  init(_ title: String) {
    self.title = title
  }
}
