import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// Links that wait at a wall in an app with several windows.
@MainActor
struct WindowLinkTests {
  let rig = SessionRig()

  /// Opens a window whose app takes links that begin with the window's own link.
  @discardableResult
  private func open(_ link: String) throws -> MainFlow {
    try #require(rig.main()).wireframe.openWindow(link)
    let window = try #require(rig.main(link))
    rig.session.window(link)?.controller.onOpen = { [weak window] url in
      guard let window, url.hasPrefix("\(link)/") else { return false }
      return window.wireframe.push(PageScreen(url), from: window.root) == .committed
    }
    return window
  }

  /// Raises a wall in the window of a main flow.
  private func raiseWall(in main: MainFlow) -> WallFlow {
    let wall = WallFlow(main.wireframe)
    main.start(wall)
    return wall
  }

  @Test func goToTheWindowThatTakesThemAfterTheWall() throws {
    try open("mail://1")
    rig.session.perform(.window(nil))
    let wall = raiseWall(in: try #require(rig.main()))
    _ = rig.newLog()

    #expect(rig.session.open("mail://1/reply"))
    wall.finish()

    #expect(rig.session.current.link == "mail://1")
    assertSnapshot(of: rig.newLog())
  }

  @Test func openTheirOwnWindowAfterThePrivacyScreen() throws {
    rig.session.hasWindow = { $0.hasPrefix("mail://") }
    try #require(rig.main()).makePrivacyScreen = { PageScreen("Logo") }

    rig.session.perform(.background)
    rig.session.open("mail://3")
    rig.session.perform(.foreground)

    assertSnapshot(of: rig.newLog())
  }

  /// All windows come back before the link goes to one of them.
  @Test func goToAnotherWindowOnceAllPrivacyScreensAreGone() throws {
    try open("mail://1").makePrivacyScreen = { PageScreen("Logo 1") }
    try #require(rig.main()).makePrivacyScreen = { PageScreen("Logo") }
    rig.session.hasWindow = { $0.hasPrefix("mail://") }
    rig.session.perform(.window(nil))
    rig.session.perform(.background)
    _ = rig.newLog()

    rig.session.open("mail://1/reply")
    rig.session.perform(.foreground)

    assertSnapshot(of: rig.newLog())
  }

  @Test func outliveTheWindowThatHoldsThem() throws {
    try open("mail://1")
    let wall = raiseWall(in: try open("mail://2"))
    _ = rig.newLog()

    rig.session.open("mail://1/reply")
    rig.session.perform(.closeWindow)

    withExtendedLifetime(wall) {}
    assertSnapshot(of: rig.newLog())
  }

  @Test func waitInALockedWindowWhileTheUserIsInAnother() throws {
    let wall = raiseWall(in: try open("mail://1"))
    rig.session.perform(.window(nil))
    _ = rig.newLog()

    #expect(rig.session.open("mail://1/reply"))
    #expect(rig.session.current.link == nil)
    wall.finish()

    #expect(rig.session.current.link == "mail://1")
    assertSnapshot(of: rig.newLog())
  }

  /// Nobody knows before the last wall is gone that no window takes the link.
  @Test func areIgnoredOnceNoLockedWindowTakesThem() throws {
    let first = raiseWall(in: try open("mail://1"))
    let second = raiseWall(in: try open("mail://2"))
    rig.session.perform(.window(nil))
    _ = rig.newLog()

    #expect(rig.session.open("news://1"))
    second.finish()
    first.finish()

    assertSnapshot(of: rig.newLog())
  }

  @Test func waitUntilTheSessionsWallIsGoneEverywhere() throws {
    try open("mail://1")
    try open("mail://2")
    var flows: [WallFlow] = []
    rig.session.raiseWall {
      flows.append(WallFlow($0))
      return flows[flows.count - 1]
    }
    _ = rig.newLog()

    rig.session.open("mail://1/reply")
    flows[2].finish()

    assertSnapshot(of: rig.newLog())
  }
}
