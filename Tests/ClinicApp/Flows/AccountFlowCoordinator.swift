import Wireflow

/// The flow through the account of a patient.
@MainActor
final class AccountFlowCoordinator: ClinicFlow {
  let wireframe: FlowWireframe<Void>
  let clinic: Clinic

  init(wireframe: any ApplicationWireframe, clinic: Clinic) {
    self.wireframe = FlowWireframe(wireframe)
    self.clinic = clinic
  }

  func start(from sender: any Screen) {
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
      wireframe.install(rootItems: [TermsScreen(texts["Good bye"], id: "good bye")])
    } else {
      wireframe.pop(screen)
    }
  }

  private func showFamily(from account: AccountScreen) {
    let screen = make(FamilyListScreen.self, "Family") { flow, screen in
      ScreenContent.Rows(Array(1...flow.services.family), id: { "member \($0)" }) { number in
        ScreenContent.Row("\(flow.texts["Member"]) \(number)") {
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
      FamilyMemberScreen.self, "Member", data: "\(texts["Member"]) \(number)"
    ) { flow, _ in
      ScreenContent.Text(flow.texts["In good health"])
    }
    wireframe.push(screen, from: sender)
  }

  private func showSettings(from account: AccountScreen) {
    start(SettingsFlowCoordinator(wireframe: wireframe, clinic: clinic), from: account)
  }
}

/// A flow that shows nothing and never ends.
@MainActor
final class SyncFlowCoordinator: ClinicFlow {
  let wireframe: FlowWireframe<Void>
  let clinic: Clinic

  init(wireframe: any ApplicationWireframe, clinic: Clinic) {
    self.wireframe = FlowWireframe(wireframe)
    self.clinic = clinic
  }

  func start(from sender: any Screen) {
    if clinic.bug == .sleepingFlow {
      again()
    } else {
      listen(to: AsyncStream<Int> { _ in }, whileUnseen: true) { _, _ in }
    }
  }

  private func again() {
    after(.seconds(3_600), whileUnseen: true) { $0.again() }
  }
}
