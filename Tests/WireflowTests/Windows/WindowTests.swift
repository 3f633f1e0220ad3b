import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// Windows that flows, users and links open, activate and close.
@MainActor
struct WindowTests {
  let rig = SessionRig()

  @Test func theSameLinkBringsTheWindowToTheFront() throws {
    let main = try #require(rig.main())
    main.wireframe.openWindow("mail://1")
    rig.session.perform(.window(nil))
    _ = rig.newLog()

    main.wireframe.openWindow("mail://1")

    #expect(rig.session.windows.count == 2)
    #expect(rig.session.current.link == "mail://1")
    rig.expectLog(matches: "> (app)\n  activate window \"mail://1\"")
  }

  @Test func theWindowInFrontIsThereAlready() throws {
    try #require(rig.main()).wireframe.openWindow("mail://1")
    _ = rig.newLog()

    let outcome = try #require(rig.main("mail://1")).wireframe.openWindow("mail://1")

    #expect(outcome == .ignored(.alreadyThere))
    rig.expectLog(matches: "  ignored open window \"mail://1\": already there")
  }

  @Test func anAppWithoutASessionOpensNoWindows() {
    #expect(!Stage(backend: TextRecorder()).opensWindows)
  }

  @Test func aDeviceWithOneWindowRefuses() throws {
    let phone = OneWindowDevice()
    rig.session.device = phone

    let outcome = try #require(rig.main()).wireframe.openWindow("mail://1")

    #expect(outcome == .ignored(.oneWindow))
    rig.expectLog(
      matches: "> (app)\n  ignored open window \"mail://1\": this device shows one window")
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

  @Test func theUserClosesAWindow() throws {
    try #require(rig.main()).wireframe.openWindow("mail://1")
    let other = try #require(rig.main("mail://1"))
    other.start(ChildFlow(other.wireframe), from: other.root)
    _ = rig.newLog()

    rig.session.perform(.closeWindow)

    #expect(rig.links == ["-"])
    #expect(rig.session.current.link == nil)
    rig.expectLog(
      matches: """
        > close window
          cancel ChildFlow
          cancel MainFlow
          close window "mail://1"
        """)
  }

  @Test func theOpenerHearsTheResult() throws {
    let main = try #require(rig.main())
    main.openWindow("mail://1") { flow, outcome in flow.notes.append("\(outcome)") }
    _ = rig.newLog()

    try #require(rig.main("mail://1")).closeWindow("sent")
    main.openWindow("mail://2") { flow, outcome in flow.notes.append("\(outcome)") }
    rig.session.window("mail://2")?.close()

    #expect(main.notes == ["finished(\"sent\")", "closed"])
    rig.expectLog(
      matches: """
          finish MainFlow
          close window "mail://1"
          open window "mail://2"
          start MainFlow
          install tab bar: Root, Other
        > close window
          cancel MainFlow
          close window "mail://2"
        """)
  }

  @Test func anOpenerThatHasEndedHearsNothing() throws {
    let main = try #require(rig.main())
    let child = ChildFlow(main.wireframe)
    main.start(child, from: main.root)
    child.openWindow("mail://1") { _, _ in Issue.record("an ended flow hears an outcome") }
    main.wireframe.pop(child.page)
    _ = rig.newLog()

    rig.session.perform(.closeWindow)

    rig.expectLog(
      matches: """
        > close window
          cancel MainFlow
          close window "mail://1"
          nobody heard the outcome of window "mail://1"
        """)
  }

  @Test func theLastWindowStays() throws {
    let outcome = try #require(rig.main()).closeWindow()
    let refusal = rig.session.perform(.closeWindow)

    #expect(outcome == .ignored(.lastWindow))
    #expect(refusal != .performed)
    #expect(rig.links == ["-"])
    rig.expectLog(
      matches: """
        > (app)
          ignored close window: this is the last window
        > close window
          refused: there is only one window; possible: select "Root", select "Other"
        """)
  }

  @Test func theMainWindowCanCloseAndReturn() throws {
    try #require(rig.main()).wireframe.openWindow("mail://1")
    rig.session.perform(.window(nil))
    rig.session.perform(.closeWindow)
    #expect(rig.links == ["mail://1"])
    _ = rig.newLog()

    rig.session.perform(.window(nil))

    #expect(rig.links == ["mail://1", "-"])
    rig.expectLog(
      matches: """
        > main window
          open main window
          start MainFlow
          install tab bar: Root, Other
        """)
  }

  @Test func theUserGoesOnlyToWindowsThatTheAppKnows() {
    rig.session.hasWindow = { $0.hasPrefix("mail://") }

    let unknown = rig.session.perform(.window("news://1"))
    let known = rig.session.perform(.window("mail://1"))

    #expect(unknown != .performed)
    #expect(known == .performed)
    rig.expectLog(
      matches: """
        > window "news://1"
          refused: there is no window "news://1"
        > window "mail://1"
          open window "mail://1"
          start MainFlow
          install tab bar: Root, Other
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
