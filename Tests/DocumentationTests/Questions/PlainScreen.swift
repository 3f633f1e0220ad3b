import Wireflow

/// The screen of all answers: some options, of which one is chosen.
@MainActor final class PlainScreen: RootLevelRepresentable, ModallyPresentable {
  let title: String
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
  var onChosen: ((String) -> Void)?
  var hasChanges = false
  private let options: [String]

  init(_ title: String, options: [String] = []) {
    self.title = title
    self.options = options
  }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    for option in options { Row(option) { self.onChosen?(option) } }
  }
}
