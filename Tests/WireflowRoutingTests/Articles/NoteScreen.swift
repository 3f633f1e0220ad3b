import Wireflow

/// A note of the article's library, on a sheet.
@MainActor
final class NoteScreen: ModallyPresentable {
  let title: String
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done

  init(_ number: String) {
    title = "Note \(number)"
  }
}
