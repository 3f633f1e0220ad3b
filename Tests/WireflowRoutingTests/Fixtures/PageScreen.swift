import Wireflow

/// A screen with nothing but a title.
@MainActor
final class PageScreen: RootLevelRepresentable, ModallyPresentable {
  let title: String
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  init(_ title: String) {
    self.title = title
  }
}

/// A player with nothing but a title.
@MainActor
final class TestPlayer: FullscreenMinimizable {
  let title: String
  let minimizedControls: any Screen
  var onMinimizedPlayerPressed: (() -> Void)?

  init(_ title: String) {
    self.title = title
    minimizedControls = PageScreen("\(title) controls")
  }
}
