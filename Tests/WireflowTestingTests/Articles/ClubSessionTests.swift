import Observation
import Testing
import Wireflow
import WireflowTesting

@MainActor
struct ClubSessionTests {
  @Test(arguments: scripts(in: "Sessions"))
  func replays(_ session: ScriptFile) async {
    let app = AppDriver { ApplicationController(clubOn: $0, wireframe: $1) }

    await app.run(session)

    app.assertSnapshot()
    await app.finish()
  }

  @Test(arguments: scripts(in: "Sessions"))
  func sameHappensOnEveryWireframe(_ session: ScriptFile) async {
    await expectEquivalent(session, on: [.tabBar, .hamburger, .split]) {
      ApplicationController(clubOn: $0, wireframe: $1)
    }
  }
}

@MainActor
struct ClubReplayTests {
  @Test func visitComesToTheSameWhenItIsReplayed() async {
    let app = AppDriver { ApplicationController(clubOn: $0, wireframe: $1) }
    await app.run(script: "tap \"Map\"\nback\ntap \"Members\"")

    await app.expectReplay {
      ApplicationController(clubOn: $0, wireframe: $1)
    }

    app.skipLog()
    await app.finish()
  }
}

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
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var content: ScreenContent {
    Row("Members") { self.onLogin?() }
    Row("Map") { self.onMap?() }
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
