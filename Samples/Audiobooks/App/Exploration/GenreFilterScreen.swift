import Wireflow

/// A screen on which the reader chooses the genres to show.
@MainActor
final class GenreFilterScreen: ModallyPresentable {
  var title: String { texts["Genres"] }
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  var onDonePressed: (() -> Void)?

  private let catalogue: any CatalogueService
  private let filter: GenreFilter
  private let texts: Texts

  init(catalogue: any CatalogueService, filter: GenreFilter, texts: Texts) {
    self.catalogue = catalogue
    self.filter = filter
    self.texts = texts
  }

  var preferredModalStyle: ModalStyle {
    .popover(anchor: texts["Genres"], preferredSize: .init(width: 500, height: 600))
  }

  var content: ScreenContent {
    let hidden = filter.hidden
    for category in catalogue.categories {
      texts.toggle(category.displayableString, isOn: !hidden.contains(category)) {
        self.filter.set(category, isShown: $0)
      }
    }
    texts.button("Show books", role: .primary) { self.onDonePressed?() }
  }
}
