import Observation
import Wireflow
import WireflowRouting

/// A screen that shows who is signed in.
@Observable
@MainActor
final class AccountScreen: RootLevelRepresentable, Renderer {
  /// The part of the state that the screen shows while somebody is signed in.
  struct ViewModel: Equatable {
    let name: String

    init?(_ state: AppState) {
      guard let account = state.account else { return nil }
      name = account.name
    }
  }

  let title = "Account"
  var onSettingsPressed: (() -> Void)?
  var onSignOutPressed: (() -> Void)?
  private var viewModel: ViewModel?

  var rootLevelRepresentation: RootLevelRepresentation {
    .init(title: title, id: title, imageName: "person")
  }

  func render(_ viewModel: ViewModel) {
    self.viewModel = viewModel
  }

  var content: ScreenContent {
    if let viewModel { Text("Signed in as \(viewModel.name).") }
    Button("Settings") { self.onSettingsPressed?() }.shortcut(",")
    Button("Sign out", role: .destructive) { self.onSignOutPressed?() }
  }
}
