import Wireflow

/// The flow through the account of a patient.
@MainActor
final class AccountFlowCoordinator: ClinicCoordinator<Void> {
  override func start(from sender: any Screen) {
    guard let account = sender as? AccountScreen else { return }
    fill(account) { flow, account in
      if flow.services.isLoggedIn {
        flow.texts.row("Profile") { flow.showProfile(from: account) }
        flow.texts.row("Family") { flow.showFamily(from: account) }
        flow.texts.button("Log out") { flow.logOut(from: account) }
      } else {
        flow.texts.button("Log in") { flow.logIn(from: account) }
      }
      flow.texts.row("Settings") { flow.showSettings(from: account) }
      if flow.clinic.bug == .endlessFlow || flow.clinic.bug == .sleepingFlow {
        flow.texts.button("Synchronize") { flow.synchronize(from: account) }
      }
    }
  }

  private func synchronize(from account: AccountScreen) {
    start(SyncFlowCoordinator(wireframe: wireframe, clinic: clinic), from: account)
  }

  private func logIn(from account: AccountScreen) {
    start(LoginFlowCoordinator(wireframe: wireframe, clinic: clinic), from: account)
  }

  private func logOut(from account: AccountScreen) {
    ask("Log out?", ["Yes", "No"], from: account) { flow, answer in
      guard answer == "Yes" else { return }
      flow.services.isLoggedIn = false
      flow.services.pendingLink = nil
    }
  }

  private func showProfile(from account: AccountScreen) {
    let screen = make(ProfileScreen.self, "Profile") { flow, screen in
      flow.texts.button("Delete the account") {
        flow.ask("Delete the account?", ["Yes", "No"], from: screen) { flow, answer in
          if answer == "Yes" { flow.deleteAccount(from: screen) }
        }
      }
    }
    wireframe.push(screen, from: account)
  }

  private func deleteAccount(from screen: ProfileScreen) {
    services.isLoggedIn = false
    if clinic.bug == .deadEnd {
      wireframe.install(rootItems: [TermsScreen("Good bye", id: "good bye")])
    } else {
      wireframe.pop(screen)
    }
  }

  private func showFamily(from account: AccountScreen) {
    let screen = make(FamilyListScreen.self, "Family") { flow, screen in
      ScreenContent.Rows(Array(1...flow.services.family), id: { "member \($0)" }) { number in
        ScreenContent.Row("Member \(number)") {
          if flow.clinic.bug != .idleRow { flow.showMember(number, from: screen) }
        }
      }
      flow.texts.button("Add a member") { flow.addMember(from: screen) }
    }
    wireframe.push(screen, from: account)
  }

  /// Adds a member, if the terms are accepted and there are not too many.
  private func addMember(from screen: FamilyListScreen) {
    guard services.hasAcceptedTerms else {
      return ask("Accept the terms first", ["OK"], from: screen) { _, _ in }
    }
    guard services.family < 3 else {
      return ask("Your family is complete", ["OK"], from: screen) { _, _ in }
    }
    services.family += 1
  }

  private func showMember(_ number: Int, from sender: any Screen) {
    let screen = make(
      FamilyMemberScreen.self, "Member", data: "Member \(number)"
    ) { flow, _ in
      ScreenContent.Text("In good health")
    }
    wireframe.push(screen, from: sender)
  }

  private func showSettings(from account: AccountScreen) {
    start(SettingsFlowCoordinator(wireframe: wireframe, clinic: clinic), from: account)
  }
}

/// A flow that shows nothing and never ends.
@MainActor
final class SyncFlowCoordinator: ClinicCoordinator<Void> {
  override func start(from sender: any Screen) {
    if clinic.bug == .sleepingFlow {
      again()
    } else {
      listen(to: AsyncStream<Int> { _ in }, whileUnseen: true) { _, _ in }
    }
  }

  private func again() { after(.seconds(3_600), whileUnseen: true) { $0.again() } }
}

/// The flow that ends once a patient is logged in.
@MainActor
final class LoginFlowCoordinator: ClinicCoordinator<String> {
  private var name = ""
  private var password = ""
  private var code = ""

  override func start(from sender: any Screen) {
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

/// The flow through the settings.
@MainActor
final class SettingsFlowCoordinator: ClinicCoordinator<Void> {
  override func start(from sender: any Screen) {
    let screen = make(SettingsScreen.self, "Settings") { flow, screen in
      flow.texts.row("Notifications") { flow.showNotifications(from: screen) }
      if flow.clinic.bug != .unreached {
        flow.texts.row("Privacy") { flow.showPrivacy(from: screen) }
      }
      flow.texts.row("Terms") { flow.showTerms(from: screen) }
      flow.texts.button("Clear the history") {
        flow.ask("Clear the history?", ["Yes", "No"], from: screen) { flow, answer in
          if answer == "Yes", flow.clinic.bug != .idleAlert { flow.clearHistory() }
        }
      }
      if flow.clinic.bug == .endedFlow || flow.clinic.bug == .endedFlowRows {
        flow.texts.button("Tour") { flow.showTour(from: screen) }
      }
    }
    wireframe.push(screen, from: sender)
  }

  private func clearHistory() {
    services.readMessages = []
    wireframe.announce("The history is clear")
  }

  private func showTour(from sender: any Screen) {
    start(TourFlowCoordinator(wireframe: wireframe, clinic: clinic), from: sender)
  }

  private func showNotifications(from sender: any Screen) {
    let screen = make(NotificationsScreen.self, "Notifications") { flow, _ in
      flow.texts.toggle("Reminders", isOn: flow.services.isNotified) {
        flow.services.isNotified = $0
      }
      flow.texts.toggle("Offers", isOn: flow.services.showsAdverts) {
        flow.services.showsAdverts = $0
      }
    }
    wireframe.push(screen, from: sender)
  }

  private func showPrivacy(from sender: any Screen) {
    let screen = make(PrivacyScreen.self, "Privacy") { flow, _ in
      ScreenContent.Text("Your records are yours")
    }
    wireframe.push(screen, from: sender)
  }

  private func showTerms(from sender: any Screen) {
    let terms = make(TermsScreen.self, "Terms") { flow, terms in
      ScreenContent.Text("Be kind")
      if flow.clinic.bug != .lockedModal {
        flow.texts.button("Accept the terms") {
          flow.services.hasAcceptedTerms = true
          flow.wireframe.dismiss(terms)
        }
      }
    }
    if clinic.bug == .lockedModal { terms.allowedModalDismissButtonStyle = nil }
    wireframe.presentModally(terms, from: sender)
  }
}

/// A flow that finishes and leaves its screen, which still calls it.
@MainActor
final class TourFlowCoordinator: ClinicCoordinator<Void> {
  override func start(from sender: any Screen) {
    let screen = AttachmentScreen("Tour", id: "Tour")
    let next = wire(screen) { (flow: TourFlowCoordinator, screen, number: Int) in
      flow.wireframe.announce("\(number)")
    }
    let (texts, showsRows) = (texts, clinic.bug == .endedFlowRows)
    fillAlone(screen) {
      if showsRows {
        for number in 1...5 {
          ScreenContent.Row("Stop \(number)") { next(number) }
        }
      } else {
        texts.button("Next stop") { next(1) }
      }
    }
    wireframe.push(screen, from: sender)
    finish(screens: .left)
  }
}
