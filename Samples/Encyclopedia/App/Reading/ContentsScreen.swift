import Wireflow

/// The sections of an article.
@MainActor
final class ContentsScreen: ModallyPresentable {
  let title = "Contents"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .close
  let preferredModalStyle = ModalStyle.popover(
    anchor: "Contents", preferredSize: .init(width: 320, height: 480))
  var onSectionPressed: ((String) -> Void)?

  private let article: Article

  init(article: Article) {
    self.article = article
  }

  var content: ScreenContent {
    Rows(article.sections, id: \.self) { section in
      Row(section) { self.onSectionPressed?(section) }
    }
  }
}
