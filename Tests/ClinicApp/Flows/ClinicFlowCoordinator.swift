import Wireflow

/// The main flow of the clinic: five areas, links, and calls over everything.
@MainActor
final class ClinicFlowCoordinator: MainFlowCoordinator, ClinicFlow {
  let wireframe: FlowWireframe<Void>
  let clinic: Clinic
  private var areas: Areas?
  private var observation: StageObservation?
  /// The link that started the app.
  private var coldLink: String?
  private weak var rateScreen: RateCallScreen?
  /// True once the interface has been installed.
  private var isInstalled = false

  /// The root screens and the coordinators that lead to what links name.
  private struct Areas {
    let home: HomeScreen
    let doctors: DoctorListScreen
    weak let homeFlow: HomeFlowCoordinator?
    weak let doctorsFlow: DoctorsFlowCoordinator?
  }

  private let caller: Caller

  init(wireframe: any ApplicationWireframe, clinic: Clinic, caller: Caller) {
    self.wireframe = FlowWireframe(wireframe)
    (self.clinic, self.caller) = (clinic, caller)
    caller.flow = self
  }

  func installUI() {
    let home = HomeScreen("Home", id: "home")
    let appointments = AppointmentListScreen("Appointments", id: "appointments")
    let doctors = DoctorListScreen("Doctors", id: "doctors")
    let inbox = InboxScreen("Messages", id: "messages")
    let account = AccountScreen("Account", id: "account")
    let rest: [(ClinicArea, ClinicScreen)] = [
      (.appointments, appointments), (.doctors, doctors), (.messages, inbox), (.account, account),
    ]
    let roots = [home] + rest.filter { clinic.areas.contains($0.0) }.map(\.1)
    wireframe.install(rootItems: roots)
    let homeFlow = HomeFlowCoordinator(wireframe: wireframe, clinic: clinic)
    let doctorsFlow = DoctorsFlowCoordinator(wireframe: wireframe, clinic: clinic)
    start(homeFlow, .home, owning: home)
    start(
      AppointmentsFlowCoordinator(wireframe: wireframe, clinic: clinic), .appointments,
      owning: appointments)
    start(doctorsFlow, .doctors, owning: doctors)
    start(MessagesFlowCoordinator(wireframe: wireframe, clinic: clinic), .messages, owning: inbox)
    start(AccountFlowCoordinator(wireframe: wireframe, clinic: clinic), .account, owning: account)
    areas = Areas(home: home, doctors: doctors, homeFlow: homeFlow, doctorsFlow: doctorsFlow)
    isInstalled = true
    if clinic.bug == .forgetfulRoot { forget(appointments) }
    if clinic.areas.contains(.home) { homeFlow.restoreNews(on: home) }
    if let coldLink { _ = open(coldLink) }
  }

  /// Starts the flow of an area, if the app has that area.
  private func start(_ flow: some ClinicFlow, _ area: ClinicArea, owning screen: ClinicScreen) {
    if clinic.areas.contains(area) { start(flow, owning: screen) }
  }

  private func forget(_ appointments: AppointmentListScreen) {
    observation = wireframe.stage.observe { [weak self] change in
      guard case .becameVisible(let screen) = change, screen is AccountScreen else { return }
      self?.wireframe.popToRoot(of: appointments)
    }
  }

  /// Follows a link, after the login where it needs one.
  func open(_ url: String) -> Bool {
    guard isInstalled else {
      coldLink = clinic.bug == .strayLink && url == "clinic://doctors/7" ? nil : url
      return true
    }
    switch url {
    case "clinic://doctors/7": showDoctor()
    case "clinic://results":
      if services.isLoggedIn { showResults() } else { logIn(for: url) }
    default: return false
    }
    return true
  }

  private func showDoctor() {
    guard let areas else { return }
    wireframe.dismissAll()
    wireframe.select(areas.doctors)
    wireframe.popToRoot(of: areas.doctors)
    areas.doctorsFlow?.showDoctor(services.doctors[6], from: areas.doctors)
  }

  private func showResults() {
    guard let areas else { return }
    wireframe.dismissAll()
    wireframe.select(areas.home)
    wireframe.popToRoot(of: areas.home)
    areas.homeFlow?.showResults(from: areas.home)
  }

  /// Asks for the login, unless it asks already.
  private func logIn(for url: String) {
    services.pendingLink = url
    guard !wireframe.stage.modalScreens.contains(where: { $0 is LoginScreen }) else { return }
    start(LoginFlowCoordinator(wireframe: wireframe, clinic: clinic)) { flow, outcome in
      let link = flow.services.pendingLink
      flow.services.pendingLink = nil
      if case .finished = outcome, link != nil { flow.showResults() }
    }
  }

  /// Shows an incoming call in front of everything, one at a time.
  func receiveCall() {
    guard wireframe.stage.wall == nil, isInstalled else { return }
    start(CallFlowCoordinator(wireframe: wireframe, clinic: clinic)) { flow, outcome in
      guard case .finished = outcome else { return }
      flow.rateCall()
    }
  }

  /// Asks for stars, once for all calls that came meanwhile.
  private func rateCall() {
    guard rateScreen == nil else { return }
    let rating = Rating()
    let screen = make(RateCallScreen.self, "Rate the call") { flow, screen in
      flow.texts.choice(
        "Stars", options: ["Good", "Bad"], selected: rating.stars
      ) { rating.stars = $0 }
      flow.texts.button("Send rating") { flow.wireframe.dismiss(screen) }
        .disabled(rating.stars == nil)
    }
    rateScreen = screen
    wireframe.presentModally(screen)
  }
}

/// The stars for a call.
@MainActor
private final class Rating {
  var stars: String?
}
