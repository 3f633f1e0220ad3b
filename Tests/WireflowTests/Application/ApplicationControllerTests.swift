import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// Links, before the launch and after it.
@MainActor
struct ApplicationControllerTests {
  @Test func opensWhatItsHandlerTakes() {
    let rig = FlowRig()
    rig.controller.perform(.open("app://crime"))
    rig.controller.onOpen = { [weak main = rig.main] url in
      guard url == "app://other", let main else { return false }
      main.wireframe.select(main.other)
      return true
    }
    let outcomes = [
      rig.controller.perform(.open("app://other")), rig.controller.perform(.open("app://crime")),
    ]
    let refusal = ActionRefusal(.notHandled, alternatives: [.select("Root"), .select("Other")])
    #expect(outcomes == [.performed, .refused(refusal)])
    assertSnapshot(of: rig.newLog())
  }

  /// An app that has not been launched, and opens links to itself.
  private func makeEarlyApp() -> ApplicationController {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let main = MainFlow(TabBarWireframe(stage: stage))
    let controller = ApplicationController(wireframe: main.wireframe.base, mainFlow: main)
    controller.onOpen = { [weak main] url in
      guard let main, url.hasPrefix("app://") else { return false }
      main.wireframe.push(url, from: main.root)
      return true
    }
    return controller
  }

  @Test func keepsEarlyLinks() {
    let early = makeEarlyApp()
    #expect(early.perform(.open("nowhere://1")) == .performed)
    early.finishLaunching()

    var kept: [String] = []
    let controller = makeEarlyApp()
    controller.onOpen = { url in
      kept.append(url)
      return url.hasPrefix("app://")
    }
    controller.takesEarlyLinks = true
    for link in ["app://1", "nowhere://1"] { controller.perform(.open(link)) }
    controller.finishLaunching()
    #expect(kept == ["app://1", "nowhere://1"])
    let rig = SessionRig(launches: false)
    rig.session.hasWindow = { $0.hasPrefix("mail://") }
    rig.session.open("mail://1")
    rig.session.finishLaunching()
    let logs = [early.stage.log.text, controller.stage.log.text, rig.newLog()]
    assertSnapshot(of: logs.joined(separator: "\n"))
  }
}

/// What changes when the app goes to the background and comes back.
@MainActor
struct BackgroundTests {
  @Test func animatesAgainOnceThePrivacyScreenIsGone() {
    let backend = HeldBackend()
    backend.promptCompletions = 1
    var stories = Stories()
    stories.tell("a modal that comes meanwhile", FlowRig(backend: backend)) { rig in
      rig.main.makePrivacyScreen = { PageScreen("Privacy") }
      rig.user(.background)
      rig.wireframe.present("Late", from: rig.root)
      rig.user(.foreground)
      rig.main.notes += backend.commands
      rig.note(backend.transitions.map(\.isAnimated))
    }
    assertSnapshot(of: stories.text)
  }
}
