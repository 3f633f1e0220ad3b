import AudiobooksApp
import Foundation
import Testing
import Wireflow
import WireflowSwiftUI

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
    let inBackground = scene.controller.stage.formFactor
    scene.phaseChanged(to: .active)

    #expect(inBackground == .compact)
    #expect(scene.controller.stage.formFactor == .regular)
  }
}
