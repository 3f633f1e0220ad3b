import Wireflow

/// The flow through the appointments that were booked.
@MainActor
final class AppointmentsFlowCoordinator: ClinicFlow {
  let wireframe: FlowWireframe<Void>
  let clinic: Clinic

  init(wireframe: any ApplicationWireframe, clinic: Clinic) {
    self.wireframe = FlowWireframe(wireframe)
    self.clinic = clinic
  }

  func start(from sender: any Screen) {
    guard let list = sender as? AppointmentListScreen else { return }
    fill(list) { flow, list in
      ScreenContent.Rows(flow.services.bookings, id: { $0 }) { slot in
        ScreenContent.Row("\(flow.texts["Appointment"]) \(slot)") {
          flow.showAppointment(slot, from: list)
        }
      }
      flow.texts.button("Directions") { flow.showDirections(from: list) }
      if flow.services.bookings.isEmpty {
        ScreenContent.Text(flow.texts["No appointments"])
      }
    }
  }

  private func showAppointment(_ slot: String, from sender: any Screen) {
    let screen = make(
      AppointmentScreen.self, "Appointment", data: "\(texts["Appointment"]) \(slot)"
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
      ScreenContent.Text(flow.texts["By tram to the clinic"])
    }
    wireframe.show(screen, from: sender)
  }
}
