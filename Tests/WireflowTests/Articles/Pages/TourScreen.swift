import Wireflow

/// A page of the tour in the article "Pages".
@MainActor
final class TourScreen: RootLevelRepresentable {
  let title: String
  var onPressed: (() -> Void)?

  init(_ title: String) { self.title = title }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    if let onPressed { Button("Begin", role: .primary, action: onPressed) }
  }
}
