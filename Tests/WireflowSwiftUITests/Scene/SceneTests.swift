import AudiobooksApp
import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowSwiftUI

@testable import WireflowSwiftUI

@MainActor
struct SceneAppTests {
  private let scene = SceneApp(scheduler: ManualScheduler()) {
    ApplicationController(audiobooksOn: $0)
  }

  private var actions: [String] {
    scene.controller.stage.log.lines.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
  }

  @Test func passesOnThePhasesOfAWindow() {
    scene.onSave = { Data([1]) }
    scene.launch()

    let kept = [SceneApp.Phase.active, .inactive, .background, .inactive, .active]
      .map { scene.phaseChanged(to: $0) }

    #expect(actions == ["launch", "background", "foreground"])
    #expect(kept == [nil, nil, Data([1]), nil, nil])
  }

  @Test func takesUpWhatWasKeptAfterTheLaunch() {
    var restored: [Data] = []
    scene.onRestore = { [weak scene] data in
      restored.append(data)
      scene?.open("book://1")
    }

    scene.launch(restoring: Data([7]))

    #expect(restored == [Data([7])])
    #expect(actions == ["launch", "open \"book://1\""])
  }

  /// In the background the system tries other sizes for its pictures of the app.
  @Test func adaptsOnlyWhileItIsSeen() {
    scene.launch()
    scene.phaseChanged(to: .background)
    scene.model.roomChanged(to: .regular)
    let inBackground = scene.controller.stage.state.formFactor
    scene.phaseChanged(to: .active)

    #expect(inBackground == .compact)
    #expect(scene.controller.stage.state.formFactor == .regular)
  }
}

/// The windows of a session as SwiftUI opens, closes and restores them.
@MainActor
struct SessionScenesTests {
  private let rig = SessionRig()
  private let scenes: SessionScenes

  init() {
    scenes = SessionScenes(rig.session)
    scenes.opensWindows = true
    scenes.app(for: "")?.launch()
    _ = rig.newLog()
  }

  @Test func aFlowOpensAWindowByItsLink() {
    var opened: [String] = []
    scenes.openValue = { opened.append($0) }

    rig.main()?.wireframe.openWindow("mail://1")
    let app = scenes.app(for: "mail://1")
    app?.launch()

    #expect(opened == ["mail://1"])
    #expect(app?.controller === rig.session.window("mail://1")?.controller)
    #expect(app?.model.base?.roots.count == 2)
    rig.expectLog(
      matches: """
        > (app)
          open window "mail://1"
          start MainFlow
          install tab bar: Root, Other
        """)
  }

  @Test(arguments: [false, true])
  func aWindowIsClosed(byTheApp: Bool) {
    rig.main()?.wireframe.openWindow("mail://1")
    _ = scenes.app(for: "mail://1")
    var dismissed: [String] = []
    scenes.dismissValue = {
      dismissed.append($0)
      scenes.closed($0)
    }

    if byTheApp { rig.main("mail://1")?.closeWindow() } else { scenes.closed("mail://1") }

    #expect(dismissed == ["mail://1"])
    #expect(rig.links == ["-"])
  }

  @Test func theSystemRestoresAWindow() {
    var opened: [String] = []
    scenes.openValue = { opened.append($0) }
    rig.session.hasWindow = { $0 == "mail://1" }

    #expect(scenes.app(for: "mail://1") != nil)
    #expect(scenes.app(for: "news://1") == nil)

    #expect(opened == [])
    #expect(rig.links == ["-", "mail://1"])
  }
}

@MainActor
struct FlowPreviewTests {
  /// Each place of the sample that a preview shows.
  @Test func samplePreviewsWork() async {
    for (name, preview) in FlowPreview.audiobooks {
      #expect(await preview.problems() == [], "\(name)")
    }
  }

  @Test(arguments: [
    ("tap \"Crime\"\ntap \"Sold\"", "preview:2: tap \"Sold\": "),
    ("jump \"Crime\"", "preview:1:1: error: "),
  ])
  func tellsWhatNoLongerWorks(_ script: String, problem: String) async {
    let preview = FlowPreview(script) { ApplicationController(audiobooksOn: $0) }

    let problems = await preview.problems()

    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix(problem) == true)
  }
}
