import Wireflow
import WireflowSwiftUI

#if canImport(AudiobooksApp)
import AudiobooksApp
#endif

/// Places of the app, for previews and for the test that each of them is still there.
@MainActor
extension FlowPreview {
  /// The list of a category.
  static let crime = FlowPreview("tap \"Crime\"") { ApplicationController(audiobooksOn: $0) }

  /// The login, which a reader meets on the way to buy a book.
  static let login = FlowPreview("select \"Profile\"\ntap \"Log in\"") {
    ApplicationController(audiobooksOn: $0)
  }

  /// A category beside its sidebar, in a wide window.
  static let crimeInColumns = FlowPreview("tap \"Crime\"", formFactor: .regular) {
    ApplicationController(audiobooksOn: $0)
  }

  /// A category behind a drawer.
  static let crimeInADrawer = FlowPreview("tap \"Crime\"") {
    ApplicationController(audiobooksOn: $0, wireframe: { HamburgerWireframe(stage: $0) })
  }

  /// All places, by their names.
  static let audiobooks: [(name: String, preview: FlowPreview)] = [
    ("crime", crime), ("login", login), ("crimeInColumns", crimeInColumns),
    ("crimeInADrawer", crimeInADrawer),
  ]
}
