import Wireflow

/// The source of a sentence.
@MainActor
final class ReferenceScreen: ModallyPresentable {
  let title = "Source"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .close
  let preferredModalStyle = ModalStyle.sheet([.medium])

  private let source: String

  init(source: String) {
    self.source = source
  }

  var content: ScreenContent { Text(source) }
}
