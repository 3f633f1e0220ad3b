import Wireflow

/// A screen of the article's library, with a title and rows.
@MainActor
final class LibraryScreen: RootLevelRepresentable {
  let title: String
  var onSelected: ((String) -> Void)?
  private let segments: [String]

  init(_ title: String, leadsTo segments: [String]) {
    self.title = title
    self.segments = segments
  }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    for segment in segments { Row(segment) { self.onSelected?(segment) } }
  }
}
