import Wireflow

/// The flow from the list of 2,000 doctors to a booking.
@MainActor
final class DoctorsFlowCoordinator: ClinicCoordinator<Void> {
  override func start(from sender: any Screen) {
    guard let list = sender as? DoctorListScreen else { return }
    fill(list) { flow, list in
      flow.texts.field("Search", text: flow.services.search, samples: ["Curie", "Nobody"]) {
        flow.services.search = $0
      }
      flow.texts.button("Filter") { flow.showFilter(from: list) }
      if flow.clinic.bug == .idleButton { flow.texts.button("Sort") {} }
      ScreenContent.Rows(flow.services.shownDoctors, id: { "doctor \($0.number)" }) { doctor in
        ScreenContent.Row(doctor.name, subtitle: doctor.field) {
          flow.showDoctor(doctor, from: list)
        }
      }
    }
  }

  private func showFilter(from sender: any Screen) {
    let screen = make(DoctorFilterScreen.self, "Filter") { flow, screen in
      flow.texts.toggle("Favourites only", isOn: flow.services.onlyFavourites) {
        flow.services.onlyFavourites = $0
      }
      flow.texts.choice(
        "Field", options: ClinicServices.fields,
        selected: flow.services.field.isEmpty ? nil : flow.services.field
      ) { flow.services.field = $0 }
      flow.texts.button("Reset") {
        (flow.services.field, flow.services.onlyFavourites) = ("", false)
      }
    }
    wireframe.show(screen, from: sender)
  }

  func showDoctor(_ doctor: ClinicServices.Doctor, from sender: any Screen) {
    let screen = make(DoctorScreen.self, "Doctor", data: doctor.name) { flow, screen in
      ScreenContent.Text(doctor.field)
      flow.texts.toggle(
        "Favourite", isOn: flow.services.favourites.contains(doctor.number)
      ) { isOn in
        if isOn {
          flow.services.favourites.insert(doctor.number)
        } else {
          flow.services.favourites.remove(doctor.number)
        }
      }
      flow.texts.button("Reviews") { flow.showReviews(of: doctor, from: screen) }
      flow.texts.button("Book") { flow.book(doctor, from: screen) }
    }
    wireframe.push(screen, from: sender)
  }

  private func showReviews(of doctor: ClinicServices.Doctor, from sender: any Screen) {
    if clinic.bug == .unlikeWireframes, wireframe.stage.snapshot.container.name == "split" {
      wireframe.push(TermsScreen("Terms", id: "Terms"), from: sender)
      return
    }
    let screen = make(ReviewListScreen.self, "Reviews") { flow, screen in
      ScreenContent.Text("Very good")
      if flow.clinic.bug == .growingStack {
        flow.texts.button("To the doctor") { flow.showDoctor(doctor, from: screen) }
      }
    }
    wireframe.push(screen, from: sender)
  }

  private func book(_ doctor: ClinicServices.Doctor, from sender: any Screen) {
    if services.isLoggedIn { return startBooking(doctor, from: sender) }
    start(LoginFlowCoordinator(wireframe: wireframe, clinic: clinic), from: sender) {
      flow, outcome in
      guard case .finished = outcome else { return }
      if flow.clinic.bug == .forgetfulLogin {
        flow.wireframe.returnToRoot()
      } else {
        flow.startBooking(doctor, from: sender)
      }
    }
  }

  private func startBooking(_ doctor: ClinicServices.Doctor, from sender: any Screen) {
    let booking = BookingFlowCoordinator(wireframe: wireframe, clinic: clinic)
    start(booking, from: sender) { flow, outcome in
      guard case .finished(let slot) = outcome, !flow.services.bookings.contains(slot) else {
        return
      }
      flow.services.bookings.append(slot)
    }
  }
}
