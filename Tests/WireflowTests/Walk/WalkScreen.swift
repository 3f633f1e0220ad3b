import Wireflow

/// A screen of a walk: a number, and what was observed of it.
@MainActor
final class WalkScreen: Screen, ModallyPresentable, RootLevelRepresentable {
  let id: Int
  let title: String
  var onTap: (() -> Void)?
  /// What a stage's observer counts.
  var timesEntered = 0
  var isOnStage = false
  var isVisible = false

  init(_ id: Int) {
    self.id = id
    title = WalkName.screen(id)
  }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var allowedModalDismissButtonStyle: ModalDismissButtonStyle? { id % 5 == 0 ? nil : .done }
  var preferredModalStyle: ModalStyle { id % 4 == 3 ? .fullScreen : .automatic }

  var content: ScreenContent {
    if let onTap { Row("Tap \(title)", action: onTap) }
  }
}
