import Wireflow

/// The flow that ends once a patient is logged in.
@MainActor
final class LoginFlowCoordinator: ClinicFlow {
  let wireframe: FlowWireframe<String>
  let clinic: Clinic
  private var name = ""
  private var password = ""
  private var code = ""

  init(wireframe: any ApplicationWireframe, clinic: Clinic) {
    self.wireframe = FlowWireframe(wireframe)
    self.clinic = clinic
  }

  func start(from sender: any Screen) {
    let samples: [ScreenContent.Field.SampleValue] =
      clinic.bug == .missingSample
      ? [] : [.init("the right password", value: "sesame"), .init("a wrong one", value: "no")]
    let login = make(LoginScreen.self, "Log in") { flow, login in
      flow.texts.field("Name", text: flow.name, samples: ["Ada"]) { flow.name = $0 }
      flow.texts.field("Password", text: flow.password, privacy: .secure, samples: samples) {
        flow.password = $0
      }
      flow.texts.button("Log in", role: .primary) { flow.logIn(from: login) }
        .disabled(flow.name.isEmpty || flow.password.isEmpty)
      if flow.clinic.bug != .missingSample {
        flow.texts.button("Forgot the password") { flow.showForgotten(from: login) }
      }
    }
    if clinic.bug == .missingSample { login.allowedModalDismissButtonStyle = nil }
    wireframe.presentModally(login, from: sender)
  }

  private func logIn(from login: LoginScreen) {
    guard password == "sesame" else {
      password = ""
      return ask("Wrong password", ["OK"], from: login) { _, _ in }
    }
    after(.milliseconds(400)) { flow in
      flow.services.isLoggedIn = true
      flow.finish(flow.name)
    }
  }

  private func showForgotten(from login: LoginScreen) {
    let forgotten = make(ForgottenPasswordScreen.self, "New password") { flow, forgotten in
      flow.texts.button("Send a code") { flow.showCode(from: forgotten) }
    }
    wireframe.push(forgotten, from: login)
  }

  private func showCode(from forgotten: ForgottenPasswordScreen) {
    let screen = make(CodeScreen.self, "Code") { flow, screen in
      flow.texts.field("Code", text: flow.code, samples: ["1234", "0000"]) { flow.code = $0 }
      flow.texts.button("Check") {
        guard flow.code == "1234" else {
          return flow.ask("Wrong code", ["OK"], from: screen) { _, _ in }
        }
        flow.services.isLoggedIn = true
        flow.finish("Ada")
      }
      .disabled(flow.code.isEmpty)
    }
    wireframe.push(screen, from: forgotten)
  }
}
