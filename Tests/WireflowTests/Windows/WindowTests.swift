import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Windows that flows, users and links open, activate and close.
@MainActor
struct WindowTests {
  let rig = SessionRig()

  @Test func anAppWithoutASessionOpensNoWindows() {
    #expect(!Stage(backend: TextRecorder()).opensWindows)
  }

  @Test func aBackendShowsAWindowUntilItIsRemoved() throws {
    try #require(rig.main()).wireframe.openWindow("mail://1")
    let window = try #require(rig.session.window("mail://1"))
    let backend = HeldBackend()
    backend.promptCompletions = 1

    window.show(on: backend)
    window.stage.perform(.select(.init("Other")))
    window.hide(from: backend)
    window.stage.perform(.select(.init("Root")))

    #expect(backend.commands == ["show [Root, Other]", "select Other"])
  }

  @Test func aDeviceShowsAWindowBeforeItsAppLaunches() throws {
    let device = NotingDevice()
    rig.session.device = device
    try #require(rig.main()).wireframe.openWindow("mail://1")

    #expect(device.shown == ["mail://1 with 0 root items"])
    #expect(rig.session.window("mail://1")?.stage.rootScreens.count == 2)
  }

  @Test func flowsAndUsersOpenAndCloseThem() throws {
    let main = try #require(rig.main())
    rig.session.perform(.closeWindow)
    rig.session.hasWindow = { $0.hasPrefix("mail://") }
    rig.session.perform(.window("news://1"))
    rig.session.perform(.window("mail://1"))
    rig.session.perform(.window(nil))
    main.wireframe.openWindow("mail://1")
    rig.session.perform(.window(nil))
    rig.session.perform(.closeWindow)
    #expect(rig.links == ["mail://1"] && rig.session.current.link == "mail://1")
    rig.session.perform(.window(nil))

    #expect(rig.links == ["mail://1", "-"])
    assertSnapshot(of: rig.newLog())
  }

  @Test func linesOfAnotherWindowFollowItsName() throws {
    let main = try #require(rig.main())
    main.wireframe.openWindow("mail://1")
    _ = rig.newLog()

    main.wireframe.push(PageScreen("Page"), from: main.root)
    try #require(rig.main("mail://1")).wireframe.select(main.other)
    main.after(.milliseconds(300)) { $0.wireframe.popToRoot(of: $0.root) }
    rig.session.perform(.wait(.milliseconds(300)))

    assertSnapshot(of: rig.newLog())
  }

  @Test func theOpenerHearsTheResultWhileItLives() throws {
    let main = try #require(rig.main())
    let child = ChildFlow(main.wireframe)
    main.start(child, from: main.root)
    child.openWindow("mail://0") { _, _ in Issue.record("an ended flow hears an outcome") }
    main.wireframe.pop(child.page)
    for link in ["mail://1", "mail://2"] {
      main.openWindow(link) { flow, outcome in flow.notes.append("\(outcome)") }
    }
    let other = try #require(rig.main("mail://2"))
    other.start(ChildFlow(other.wireframe), from: other.root)
    _ = rig.newLog()

    rig.session.perform(.closeWindow)
    try #require(rig.main("mail://1")).closeWindow("sent")
    rig.session.window("mail://0")?.close()

    #expect(main.notes == ["closed", "finished(\"sent\")"])
    assertSnapshot(of: rig.newLog())
  }
}

/// A device that notes how far the app of each window is when it comes to the front.
@MainActor
private final class NotingDevice: WindowOpening {
  var shown: [String] = []
  let opensWindows = true

  func show(_ window: ApplicationWindow) {
    shown.append("\(window.link ?? "-") with \(window.stage.rootScreens.count) root items")
  }

  func close(_ window: ApplicationWindow) {}
}
