import Wireflow

/// A screen on which the reader chooses which places the map shows.
@MainActor
final class PlaceFilterScreen: ModallyPresentable {
  let title = "Filter"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  let preferredModalStyle = ModalStyle.popover(
    anchor: "Filter", preferredSize: .init(width: 360, height: 240))

  private let filter: PlaceFilter

  init(filter: PlaceFilter) {
    self.filter = filter
  }

  var content: ScreenContent {
    Choice(
      "Show", options: PlaceFilter.Kind.allCases.map(\.rawValue), selected: filter.kind.rawValue
    ) {
      self.filter.kind = PlaceFilter.Kind(rawValue: $0) ?? .all
    }
  }
}
