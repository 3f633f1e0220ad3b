import Wireflow

/// The flow through the appointments that were booked.
@MainActor
final class AppointmentsFlowCoordinator: ClinicCoordinator<Void> {
  override func start(from sender: any Screen) {
    guard let list = sender as? AppointmentListScreen else { return }
    fill(list) { flow, list in
      ScreenContent.Rows(flow.services.bookings, id: { $0 }) { slot in
        ScreenContent.Row("Appointment \(slot)") {
          flow.showAppointment(slot, from: list)
        }
      }
      flow.texts.button("Directions") { flow.showDirections(from: list) }
      if flow.services.bookings.isEmpty {
        ScreenContent.Text("No appointments")
      }
    }
  }

  private func showAppointment(_ slot: String, from sender: any Screen) {
    let screen = make(
      AppointmentScreen.self, "Appointment", data: "Appointment \(slot)"
    ) { flow, screen in
      flow.texts.button("Cancel the appointment") {
        flow.ask("Cancel the appointment?", ["Yes", "No"], from: screen) { flow, answer in
          guard answer == "Yes" else { return }
          flow.services.bookings.removeAll { $0 == slot }
          flow.wireframe.pop(screen)
        }
      }
      flow.texts.button("Other time") { flow.reschedule(slot, from: screen) }
    }
    wireframe.push(screen, from: sender)
  }

  private func reschedule(_ slot: String, from appointment: AppointmentScreen) {
    let screen = make(RescheduleScreen.self, "Other time") { flow, screen in
      ScreenContent.Rows(["Mon 8:00", "Mon 9:00", "Tue 10:00"], id: { $0 }) { other in
        ScreenContent.Row(other) {
          flow.services.bookings = flow.services.bookings.map { $0 == slot ? other : $0 }
          flow.wireframe.pop(appointment)
        }
      }
    }
    wireframe.push(screen, from: appointment)
  }

  private func showDirections(from sender: any Screen) {
    let screen = make(DirectionsScreen.self, "Directions") { flow, _ in
      ScreenContent.Text("By tram to the clinic")
    }
    wireframe.show(screen, from: sender)
  }
}

/// The flow that books an appointment: time, reason, insurance, payment.
@MainActor
final class BookingFlowCoordinator: ClinicFlow {
  let wireframe: FlowWireframe<String>
  let clinic: Clinic
  private var slot = ""
  private var reason = ""
  private var insurance: String?
  private var card = ""
  /// True once the booking is paid, when nothing of it is lost any more.
  private var isPaid = false

  init(wireframe: any ApplicationWireframe, clinic: Clinic) {
    self.wireframe = FlowWireframe(wireframe)
    self.clinic = clinic
  }

  func start(from sender: any Screen) {
    let slots = make(SlotListScreen.self, "Choose a time") { flow, slots in
      ScreenContent.Rows((8...16).map { "Fri \($0):00" }, id: { $0 }) { slot in
        ScreenContent.Row(slot) {
          flow.slot = slot
          flow.showReason(from: slots)
        }
      }
    }
    wireframe.presentModally(slots, from: sender)
    guardRequests { [weak slots] flow, request in
      guard let slots, request.takesAway(slots), !flow.reason.isEmpty, !flow.isPaid else {
        return .allow
      }
      let alert = AlertContent(
        title: "Discard the booking?", id: "Discard the booking?",
        actions: [
          .init("Discard", id: "Discard"),
          .init("Keep", id: "Keep", role: .cancel),
        ])
      return .ask(alert, from: slots) { $0.id == "Discard" }
    }
  }

  private func showReason(from sender: any Screen) {
    let screen = make(ReasonScreen.self, "Reason") { flow, screen in
      flow.texts.field("Reason", text: flow.reason, samples: ["A cough"]) { flow.reason = $0 }
      flow.texts.button("Continue") { flow.showInsurance(from: screen) }
        .disabled(flow.reason.isEmpty)
    }
    wireframe.push(screen, from: sender)
  }

  private func showInsurance(from sender: any Screen) {
    let screen = make(InsuranceScreen.self, "Insurance") { flow, screen in
      flow.texts.choice("Insurer", options: ["Public", "Private"], selected: flow.insurance) {
        flow.insurance = $0
      }
      flow.texts.button("To the payment") { flow.showPayment(from: screen) }
        .disabled(flow.insurance == nil)
    }
    wireframe.push(screen, from: sender)
  }

  private func showPayment(from sender: any Screen) {
    let screen = make(PaymentScreen.self, "Payment") { flow, screen in
      flow.texts.field(
        "Card", text: flow.card, privacy: .secure,
        samples: [.init("a good card", value: "4111"), .init("a bad card", value: "0")]
      ) { flow.card = $0 }
      flow.texts.button("Pay") { flow.pay(from: screen) }.disabled(flow.card.isEmpty)
    }
    wireframe.push(screen, from: sender)
  }

  /// Pays, which fails the first time.
  private func pay(from screen: PaymentScreen) {
    guard card == "4111" else {
      return ask("The card is not valid", ["OK"], from: screen) { _, _ in }
    }
    after(.seconds(1), on: screen) { flow, screen in
      flow.services.payments += 1
      guard flow.services.payments > 1 else {
        return flow.ask("The payment failed", ["OK"], from: screen) { _, _ in }
      }
      flow.isPaid = true
      flow.showReceipt(from: screen)
    }
  }

  private func showReceipt(from payment: PaymentScreen) {
    let receipt = make(ReceiptScreen.self, "Receipt") { flow, receipt in
      ScreenContent.Text("Thank you")
      flow.texts.button("Finish") { flow.finish(flow.slot) }
      if flow.clinic.bug == .growingModals {
        flow.texts.button("Receipt as a page") { flow.showPage(from: receipt) }
      }
    }
    receipt.allowedModalDismissButtonStyle = nil
    wireframe.push(receipt, from: payment)
  }

  /// Shows the receipt over itself.
  private func showPage(from sender: any Screen) {
    let page = make(ReceiptScreen.self, "Receipt") { flow, page in
      flow.texts.button("Receipt as a page") { flow.showPage(from: page) }
    }
    wireframe.presentModally(page, from: sender)
  }
}
