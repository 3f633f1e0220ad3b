import Observation
import Wireflow
import WireflowTesting

/// The app whose tests the article "Testing an app's navigation" shows.
extension ApplicationController {
  convenience init(clubOn stage: Stage, wireframe makeWireframe: WireframeMaker) {
    let wireframe = makeWireframe(stage)
    self.init(wireframe: wireframe, mainFlow: ClubFlowCoordinator(wireframe: wireframe))
  }
}

final class ClubFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() {
    let club = ClubScreen()
    club.onLogin = wire(club) { flow, club in
      flow.start(LoginFlowCoordinator(wireframe: flow.wireframe), from: club) {
        flow, club, outcome in
        guard case .finished = outcome else { return }
        flow.wireframe.push(MembersScreen(), from: club)
      }
    }
    club.onMap = wire(club) { $0.wireframe.show(MapScreen(), from: $1) }
    wireframe.install(rootItems: [club])
  }
}

final class ClubScreen: RootLevelRepresentable {
  let title = "Club"
  var onLogin: (() -> Void)?
  var onMap: (() -> Void)?
  var onHours: (() -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var content: ScreenContent {
    Row("Members") { self.onLogin?() }
    Row("Map") { self.onMap?() }
    Row("Hours") { self.onHours?() }
  }
}

@Observable
final class LoginScreen: ModallyPresentable {
  let title = "Log in"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
  var onPasswordEntered: ((String) -> Void)?
  var isWaiting = false
  private var password = ""
  var content: ScreenContent {
    Field(
      "Password", text: password, privacy: .secure,
      samples: [.init("the password", value: "sesame"), .init("a wrong one", value: "simsim")]
    ) { self.password = $0 }
    Button("Enter") { self.onPasswordEntered?(self.password) }
  }
}

final class MembersScreen: Screen {
  let title = "Members"
}

final class MapScreen: ModallyPresentable {
  let title = "Map"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  let preferredModalStyle = ModalStyle.popover(anchor: "Map")
}

/// The app of the service that the article "Testing an app's navigation" shows.
extension ApplicationController {
  convenience init(
    timetableOn stage: Stage, wireframe makeWireframe: WireframeMaker, service: TimetableService
  ) {
    let wireframe = makeWireframe(stage)
    self.init(wireframe: wireframe, mainFlow: TimetableFlowCoordinator(wireframe, service))
  }
}

final class TimetableFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let service: TimetableService

  init(_ wireframe: any ApplicationWireframe, _ service: TimetableService) {
    self.wireframe = FlowWireframe(wireframe)
    self.service = service
  }

  func installUI() {
    let club = ClubScreen()
    club.onHours = wire(club) { flow, club in
      flow.task(on: club) { flow, club in
        let hours = try await flow.service.hours()
        flow.wireframe.push(HoursScreen(hours), from: club)
      }
    }
    wireframe.install(rootItems: [club])
  }
}

final class HoursScreen: Screen {
  let title: String

  init(_ hours: [String]) {
    title = hours.joined(separator: ", ")
  }
}
