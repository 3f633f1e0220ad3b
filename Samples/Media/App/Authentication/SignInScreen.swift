import Observation
import Wireflow
import WireflowRouting

/// A screen that asks for a name and a password.
@Observable
@MainActor
final class SignInScreen: RootLevelRepresentable, Renderer {
  let title = "Sign in"
  var onSignInPressed: ((String, String) -> Void)?
  var onForgotPressed: (() -> Void)?
  var onCancelPressed: (() -> Void)?
  private var viewModel: SignInViewModel?
  private var name = ""
  private var password = ""

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  func render(_ viewModel: SignInViewModel) {
    self.viewModel = viewModel
  }

  var content: ScreenContent {
    if let purpose = viewModel?.purpose {
      Text(purpose)
      Button("Not now", role: .cancel) { self.onCancelPressed?() }
    }
    Field("Name", text: name, samples: [.init("Evey", value: "Evey")]) { self.name = $0 }
    Field("Password", text: password, privacy: .secure, samples: Self.passwords) {
      self.password = $0
    }
    if viewModel?.isBusy == true {
      Progress("Signing in")
    } else {
      Button("Sign in", role: .primary) { self.onSignInPressed?(self.name, self.password) }
    }
    Button("Forgot password") { self.onForgotPressed?() }
  }

  private static var passwords: [Field.SampleValue] {
    [.init("the right password", value: "remember"), .init("a wrong password", value: "forget")]
  }
}
