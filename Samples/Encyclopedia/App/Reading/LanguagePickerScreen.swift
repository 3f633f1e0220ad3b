import Wireflow

/// A screen on which the reader chooses one of several languages.
@MainActor
final class LanguagePickerScreen: ModallyPresentable {
  let title = "Languages"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
  let placeID: String?
  var onLanguagePressed: ((String) -> Void)?

  private let languages: [String]

  init(languages: [String], placeID: String) {
    self.languages = languages
    self.placeID = placeID
  }

  var content: ScreenContent {
    Rows(languages, id: \.self) { language in
      Row(language) { self.onLanguagePressed?(language) }
    }
  }
}
