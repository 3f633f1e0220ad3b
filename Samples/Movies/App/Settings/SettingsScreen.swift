import Observation
import Wireflow
import WireflowWeaving

/// A screen with the settings of the movie server.
///
/// The screen is the same whether a warp pushes or presents it.
@Observable
@MainActor
final class SettingsScreen: ModallyPresentable, Weftable {
  let title = "Movie server"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
  @ObservationIgnored let weftSubject = WeftSubject()
  private let settings: any SettingsService
  private var key: String

  init(settings: any SettingsService) {
    self.settings = settings
    key = settings.apiKey ?? ""
  }

  var content: ScreenContent {
    Field(
      "Key", text: key, privacy: .secure,
      samples: [.init("the key", value: "42"), .init("no key", value: "")]
    ) { self.key = $0 }
    if key.isEmpty {
      Text("A key is needed.")
    } else {
      Button("Save", role: .primary) { self.save() }
    }
  }

  private func save() {
    settings.apiKey = key
    weftSubject.send(MoviesWeft.settingsAreComplete)
  }
}
