import Wireflow

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
    let club = TimetableScreen()
    club.onHours = wire(club) { flow, club in
      flow.task(on: club) { flow, club in
        let hours = try await flow.service.hours()
        flow.wireframe.push(HoursScreen(hours), from: club)
      }
    }
    wireframe.install(rootItems: [club])
  }
}

final class TimetableScreen: RootLevelRepresentable {
  let title = "Club"
  var onHours: (() -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var content: ScreenContent { Button("Hours") { self.onHours?() } }
}

final class HoursScreen: Screen {
  let title: String

  init(_ hours: [String]) {
    title = hours.joined(separator: ", ")
  }
}
