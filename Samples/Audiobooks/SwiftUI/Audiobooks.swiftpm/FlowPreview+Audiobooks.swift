import Wireflow
import WireflowSwiftUI

#if canImport(AudiobooksApp)
import AudiobooksApp
#endif

/// Places in the app, for previews and for a test that checks that each still exists.
@MainActor
extension FlowPreview {
  /// The list of a category.
  static let crime = FlowPreview("tap \"Crime\"") {
    ApplicationController(audiobooksOn: $0)
  }

  /// The login, which appears when a reader buys a book.
  static let login = FlowPreview("select \"Profile\"\ntap \"Log in\"") {
    ApplicationController(audiobooksOn: $0)
  }

  /// A category beside its sidebar, in a wide window.
  static let crimeInColumns = FlowPreview(
    "tap \"Crime\"", formFactor: .regular
  ) {
    ApplicationController(audiobooksOn: $0)
  }

  /// A category behind a drawer.
  static let crimeInADrawer = FlowPreview("tap \"Crime\"") {
    ApplicationController(
      audiobooksOn: $0, wireframe: { HamburgerWireframe(stage: $0) })
  }

  /// All places, by their names.
  static let audiobooks: [(name: String, preview: FlowPreview)] = [
    ("crime", crime), ("login", login), ("crimeInColumns", crimeInColumns),
    ("crimeInADrawer", crimeInADrawer),
  ]
}
