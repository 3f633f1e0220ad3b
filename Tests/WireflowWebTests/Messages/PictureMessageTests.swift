import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowWeb

/// Pictures as the browser receives them, without what says nothing to a reader.
@MainActor
struct PictureMessageTests {
  private let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())

  @Test func writesEachKindOfElement() throws {
    let wireframe = TabBarWireframe(stage: stage)
    let screens: [any RootLevelRepresentable] = [
      StudioScreen("Studio"), MailboxScreen(["Hello"]), DraftScreen("Dear Ada,\nsee you."),
      KeyScreen("Spoken") {
        ScreenContent.Button("★") {}.accessibilityLabel("Rate").accessibilityValue("4 of 5 stars")
        ScreenContent.Image("dot", pixels: .init(width: 1, height: 1, bytes: [255, 0, 128, 127]))
        ScreenContent.Image("nothing", pixels: .init(width: 0, height: 1, bytes: []))
      },
    ]
    let lines = try screens.flatMap { screen in
      wireframe.install(rootItems: [screen])
      let elements = stage.picture.base.pages[0].elements
      let sent = try message().base.pages[0].elements.list
      // Each element that the user can act on has a target.
      #expect(sent.map(\.seen.text) == elements.map { $0.label == nil ? nil : "\($0.target)" })
      return ["# \(screen.title)"] + (try sent.map { try $0.json(without: ["seen"]) })
    }

    assertSnapshot(of: lines.joined(separator: "\n"))
  }

  @Test func writesRegionsAndLayers() throws {
    var text = ""
    func add(_ name: String) throws { text += try entry(name, stage) }
    let (studio, other) = (PageScreen("Studio"), BadgeScreen())
    TabBarWireframe(stage: stage).install(rootItems: [studio, other])
    TabBarWireframe(stage: stage).push(PageScreen("Upper"), from: studio)
    try add("Tabs, and the way back")
    SplitWireframe(stage: stage).adapt(to: .regular)
    try add("Columns")
    HamburgerWireframe(stage: stage).install(rootItems: [studio, other])
    try add("A drawer")
    stage.perform(.openDrawer)
    try add("The open drawer")
    PagesWireframe(stage: stage).install(rootItems: [studio, other])
    try add("Pages")
    stage.perform(.next)
    try add("The last page")
    for style: ModalStyle in [.sheet([.medium, .large]), .fullScreen] {
      TabBarWireframe(stage: stage).install(rootItems: [studio])
      let modal = PageScreen("Modal")
      modal.preferredModalStyle = style
      TabBarWireframe(stage: stage).presentModally(modal, from: studio)
      try add("A modal: \(style)")
    }
    TabBarWireframe(stage: stage).install(rootItems: [studio])
    let question = AlertContent(
      title: "Sure?", message: "It costs.", actions: [.init("Buy"), .init("No", role: .cancel)])
    // The browser's way back must not leave the page in front of an alert without a cancel answer.
    let choice = AlertContent(title: "Which?", message: "", actions: [.init("A"), .init("B")])
    for alert in [question, choice, .rename] {
      TabBarWireframe(stage: stage).presentAlert(alert, from: studio)
      try add("An alert")
      stage.submit(.closeAlert(nil))
    }

    assertSnapshot(of: text)
  }

  @Test func writesDetailsEmbeddedScreensAndPlayers() throws {
    var text = ""
    func add(_ name: String, _ rig: Rig) throws { text += try entry(name, rig.stage) }
    let columns = Rig(wireframe: { SplitWireframe(stage: $0) })
    let (list, detail) = (PageScreen("List"), PageScreen("Detail"))
    columns.wireframe.push(list, from: columns.a)
    columns.wireframe.showDetail(detail, from: list)
    columns.wireframe.push(PageScreen("More"), from: detail)
    try add("Columns, with a way back in each", columns)
    columns.stage.perform(.backTo("A"))
    try add("Back in the first one", columns)
    columns.wireframe.presentModally(PageScreen("Modal"), from: columns.a)
    try add("A modal, behind which nobody goes back", columns)

    let tabs = Rig()
    let inner = PageScreen("Inner")
    for page in [tabs.a, inner] { page.rows = [("Go", {})] }
    tabs.wireframe.embed(inner, in: tabs.a)
    #expect(Set(tabs.stage.picture.base.pages[0].elements.map(\.id)).count == 2)
    tabs.wireframe.installMinimizable(StudioPlayer(), animated: false)
    try add("An embedded screen, and a minimized player", tabs)
    tabs.stage.perform(.maximize)
    try add("The player", tabs)
    tabs.wireframe.presentModally(
      rootItems: [PageScreen("C"), PageScreen("D")], in: HamburgerWireframe(stage: tabs.stage))
    tabs.stage.perform(.select("D"))
    try add("A modal with root items", tabs)

    assertSnapshot(of: text)
  }

  /// JSON has no such numbers.
  @Test func leavesOutLengthsThatAreNotFinite() throws {
    let rig = Rig(wireframe: { SplitWireframe(stage: $0) })
    let modal = PageScreen("Modal")
    modal.preferredModalStyle = .popover(
      anchor: "Go", preferredSize: .init(width: 320, height: .infinity))
    rig.wireframe.presentModally(modal, from: rig.a)

    let sent = try Sent(rig.stage.picture).modals.list[0]

    #expect(sent.style.text == "popover" && sent.width.number == 320 && sent.height.number == nil)
  }

  @Test func writesNoSecretOfAnAlert() throws {
    let rig = Rig()
    rig.wireframe.presentAlert(.unlock, from: rig.a)

    rig.stage.perform(.type("2468", into: "PIN"))

    let secret = try Sent(rig.stage.picture)
    #expect(secret.alert.fields[0].length.number == 4 && !"\(secret)".contains("2468"))
  }

  private func message() throws -> Sent { try Sent(stage.picture) }

  private func entry(_ name: String, _ stage: Stage) throws -> String {
    let names: Set<String> = ["seen", "id", "alive"]
    return "# \(name)\n\(try Sent(stage.picture).json([.prettyPrinted], without: names))\n\n"
  }
}

private final class StudioPlayer: FullscreenMinimizable {
  let title = "Player"
  let minimizedControls: any Screen = PageScreen("Controls")
  var onMinimizedPlayerPressed: (() -> Void)?
}

private final class BadgeScreen: RootLevelRepresentable {
  let title = "Other"
  var rootLevelRepresentation: RootLevelRepresentation {
    .init(title: title, imageName: "studio_icon", badge: "2")
  }
}

/// Keys, as the browser receives them.
@MainActor
struct KeyMessageTests {
  private let rig = KeyRig(backend: WebBackend("Mail"))

  @Test func describeWhatTheyDoNowAndActOnTheirTargets() throws {
    rig.flow.isOffline = true
    let picture = try Sent(rig.stage.picture)
    for key in picture.keys.list {
      guard let action = key.action.text else { continue }
      let target = try #require(key.seen.text.flatMap { StagePicture.Target($0) })
      #expect(try rig.stage.perform(UserAction(parsing: action), on: target) == .performed)
      rig.stage.perform(.select("Inbox"))
    }

    let own = picture.base.pages[0].elements.list.map(\.shortcut)
    let lines = try (own + picture.keys.list).map { try $0.json(without: ["seen"]) }
    assertSnapshot(of: lines.joined(separator: "\n"))
  }
}
