import TestSupport
import Testing
import Wireflow

@testable import WireflowSwiftUI

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

  @Test func theUserClosesAWindow() {
    rig.main()?.wireframe.openWindow("mail://1")
    _ = scenes.app(for: "mail://1")
    var dismissed: [String] = []
    scenes.dismissValue = { dismissed.append($0) }

    scenes.closed("mail://1")

    #expect(rig.links == ["-"])
    #expect(dismissed == ["mail://1"])
  }

  @Test func theAppClosesAWindow() {
    rig.main()?.wireframe.openWindow("mail://1")
    _ = scenes.app(for: "mail://1")
    var dismissed: [String] = []
    scenes.dismissValue = {
      dismissed.append($0)
      scenes.closed($0)
    }

    rig.main("mail://1")?.closeWindow()

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
