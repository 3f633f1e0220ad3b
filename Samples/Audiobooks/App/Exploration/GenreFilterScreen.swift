import Wireflow

/// A screen on which the reader chooses the genres that are shown.
@MainActor
final class GenreFilterScreen: ModallyPresentable {
  let title = "Genres"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  var onDonePressed: (() -> Void)?

  private let catalogue: any CatalogueService
  private let filter: GenreFilter

  init(catalogue: any CatalogueService, filter: GenreFilter) {
    self.catalogue = catalogue
    self.filter = filter
  }

  var preferredModalStyle: ModalStyle {
    .popover(anchor: "Genres", preferredSize: .init(width: 500, height: 600))
  }

  var content: ScreenContent {
    let hidden = filter.hidden
    for category in catalogue.categories {
      Toggle(category.displayableString, isOn: !hidden.contains(category)) {
        self.filter.set(category, isShown: $0)
      }
    }
    Button("Show books", role: .primary) { self.onDonePressed?() }
  }
}
