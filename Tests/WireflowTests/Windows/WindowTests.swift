import TestSupport
import Testing
import Wireflow
import WireflowInteraction

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
    let new = "\n  start MainFlow\n  install tab bar: Root, Other\n"
    rig.expectLog(
      matches: """
        > close window
          refused: there is only one window; possible: select "Root", select "Other"
        > window "news://1"
          refused: there is no window "news://1"
        > window "mail://1"
          open window "mail://1"\(new)\
        > main window
        > (app)
          activate window "mail://1"
        > main window
        > close window
          cancel MainFlow
          close main window
        > main window
          open main window\(new)
        """)
  }

  @Test func linesOfAnotherWindowFollowItsName() throws {
    let main = try #require(rig.main())
    main.wireframe.openWindow("mail://1")
    _ = rig.newLog()

    main.wireframe.push(PageScreen("Page"), from: main.root)
    try #require(rig.main("mail://1")).wireframe.select(main.other)
    main.after(.milliseconds(300)) { $0.wireframe.popToRoot(of: $0.root) }
    rig.session.perform(.wait(.milliseconds(300)))

    rig.expectLog(
      matches: """
        > (app) in main window
          push PageScreen "Page" onto Root
        > (app)
          ignored select Other: PageScreen "Other" is in another window
        > wait 300ms
        > (app) in main window
          pop PageScreen "Page"
        """)
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
    rig.expectLog(
      matches: """
        > close window
          cancel ChildFlow
          cancel MainFlow
          close window "mail://2"
        > (app)
          finish MainFlow
          close window "mail://1"
        > close window
          cancel MainFlow
          close window "mail://0"
          nobody heard the outcome of window "mail://0"
        """)
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
