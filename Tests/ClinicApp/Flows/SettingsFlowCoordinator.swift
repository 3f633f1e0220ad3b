import Wireflow

/// The flow through the settings.
@MainActor
final class SettingsFlowCoordinator: ClinicFlow {
  let wireframe: FlowWireframe<Void>
  let clinic: Clinic

  init(wireframe: any ApplicationWireframe, clinic: Clinic) {
    self.wireframe = FlowWireframe(wireframe)
    self.clinic = clinic
  }

  func start(from sender: any Screen) {
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
    wireframe.announce(texts["The history is clear"])
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
      ScreenContent.Text(flow.texts["Your records are yours"])
    }
    wireframe.push(screen, from: sender)
  }

  private func showTerms(from sender: any Screen) {
    let terms = make(TermsScreen.self, "Terms") { flow, terms in
      ScreenContent.Text(flow.texts["Be kind"])
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
final class TourFlowCoordinator: ClinicFlow {
  let wireframe: FlowWireframe<Void>
  let clinic: Clinic

  init(wireframe: any ApplicationWireframe, clinic: Clinic) {
    self.wireframe = FlowWireframe(wireframe)
    self.clinic = clinic
  }

  func start(from sender: any Screen) {
    let screen = AttachmentScreen(texts["Tour"], id: "Tour")
    let next = wire(screen) { (flow: TourFlowCoordinator, screen, number: Int) in
      flow.wireframe.announce("\(number)")
    }
    let texts = texts
    let showsRows = clinic.bug == .endedFlowRows
    fillAlone(screen) {
      if showsRows {
        for number in 1...5 {
          ScreenContent.Row("\(texts["Stop"]) \(number)") { next(number) }
        }
      } else {
        texts.button("Next stop") { next(1) }
      }
    }
    wireframe.push(screen, from: sender)
    finish(screens: .left)
  }
}
