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
      let targets = elements.map { Sent($0.label == nil ? nil : "\($0.target)") }
      #expect(sent.map(\.seen) == targets)
      return ["# \(screen.title)"] + (try sent.map { try $0.json(without: "seen") })
    }

    assertSnapshot(of: lines.joined(separator: "\n"))
  }

  @Test func writesRegionsAndLayers() throws {
    var text = ""
    func add(_ name: String) throws { text += "# \(name)\n\(try message().pretty)\n\n" }
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
      TabBarWireframe(stage: stage).presentModally(ModalStudioScreen(style), from: studio)
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

  @Test func writesNoSecretOfAnAlert() throws {
    let rig = Rig()
    rig.wireframe.presentAlert(.unlock, from: rig.a)

    rig.stage.perform(.type("2468", into: "PIN"))

    let secret = try Sent(rig.stage.picture)
    #expect(secret.alert.fields[0].length == 4 && !"\(secret)".contains("2468"))
  }

  private func message() throws -> Sent { try Sent(stage.picture) }
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
    let elements = try Sent(rig.stage.picture).base.pages[0].elements.list
    #expect(elements.map(\.shortcut.key) == [.nothing, .nothing, "e", "space", .nothing])
    rig.flow.isOffline = true

    let keys = try Sent(rig.stage.picture).keys.list
    let lines = keys.map { key in
      (key.shortcut.modifiers.list + [key.shortcut.key]).compactMap(\.text).joined(separator: "-")
        + (key.action.text.map { ": \($0)" } ?? "")
    }
    for key in keys {
      guard let action = key.action.text else { continue }
      let target = try #require(key.seen.text.flatMap { StagePicture.Target($0) })
      #expect(try rig.stage.perform(UserAction(parsing: action), on: target) == .performed)
      rig.stage.perform(.select("Inbox"))
    }

    #expect(
      lines == [
        #"command-e: tap "Archive""#, #"space: tap "Flag""#,
        #"shift-command-u: toggle "Unread only""#, #"command-1: select "Inbox""#,
        #"command-2: select "Sent""#, #"command-r: tap "Refresh""#, "command-f",
      ])
  }
}

/// The JSON that goes to a browser holds no word from behind a wall.
@MainActor
struct WallMessageTests {
  private static let steps = WalkSteps.wanted ?? 400

  @Test(arguments: Shape.allCases)
  func findsNoTextFromBehindAWallInTheJSON(_ shape: Shape) throws {
    var (steps, behind, seed) = (0, 0, UInt64(0))
    while steps < Self.steps {
      seed += 1
      let app = SecretApp(shape, seed: seed)
      for step in 1...40 {
        app.act()
        let json = try json(of: app.stage)
        guard app.isBehindWall else {
          #expect(json.contains("Secret"), "\(shape), seed \(seed), step \(step)")
          continue
        }
        behind += 1
        guard json.contains("Secret") else { continue }
        Issue.record("\(shape), seed \(seed), step \(step):\n\(json)\n\(app.stage.log.text)")
        return
      }
      steps += 40
    }
    #expect(behind * 3 > steps, "\(behind) of \(steps) steps behind a wall")
  }

  private func json(of stage: Stage) throws -> String {
    String(decoding: try JSONEncoder().encode(stage.picture), as: UTF8.self)
  }
}
