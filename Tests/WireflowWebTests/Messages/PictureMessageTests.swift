import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowWeb

@MainActor
struct PictureMessageTests {
  private let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())

  @Test func writesEachKindOfElement() throws {
    let wireframe = TabBarWireframe(stage: stage)
    wireframe.install(rootItems: [StudioScreen("Studio")])

    let lines = try message().base.pages[0].elements.list.map(text)

    expectText(
      lines.joined(separator: "\n"),
      matches: #"""
        {"kind":"text","text":"Some text"}
        {"isDecoration":false,"kind":"image","name":"a_picture","text":"A picture"}
        {"action":"tap \"One\"","kind":"row","leads":true,"subtitle":"first","text":"One"}
        {"kind":"row","leads":false,"text":"Two"}
        {"action":"tap \"Go\" 1","kind":"button","role":"primary","text":"Go"}
        {"action":"tap \"Go\" 2","kind":"button","role":"destructive","text":"Go"}
        {"isSecure":false,"kind":"field","label":"\"Name\"","length":3,"samples":[{"action":"type \"Ada\" into \"Name\"","isOn":false,"text":"Ada"}],"text":"Name","value":"Ada"}
        {"isSecure":true,"kind":"field","label":"\"Password\"","length":6,"samples":[{"action":"type sample \"the right password\" into \"Password\"","isOn":false,"text":"the right password"}],"text":"Password"}
        {"action":"toggle \"Remember\"","isOn":true,"kind":"toggle","text":"Remember"}
        {"kind":"choice","options":[{"action":"choose \"title\" in \"Order\"","isOn":true,"text":"title"},{"action":"choose \"year\" in \"Order\"","isOn":false,"text":"year"}],"text":"Order"}
        {"fraction":0.25,"kind":"progress","text":"Loading"}
        {"kind":"progress","text":"Waiting"}
        {"isDecoration":true,"kind":"image","name":"ornament","text":""}
        {"action":"tap \"Add\"","bar":"trailing","kind":"button","role":"plain","text":"Add"}
        {"action":"tap \"Refresh\"","id":"Refresh","isOn":true,"kind":"refresh","text":"Refresh"}
        {"hint":"Opens nothing","id":"gone","isDisabled":true,"kind":"row","leads":true,"text":"Gone"}
        {"isSecure":false,"keyboard":"search","kind":"field","label":"\"Find\"","length":0,"prompt":"Words","samples":[],"submit":"submit \"Find\"","text":"Find","value":""}
        """#)
  }

  @Test func writesTheTextsForScreenReaders() throws {
    TabBarWireframe(stage: stage).install(rootItems: [SpokenScreen()])

    #expect(
      try message().base.pages[0].elements.list.map(text) == [
        #"{"action":"tap \"★\"","kind":"button","role":"plain","spoken":"Rate","#
          + #""spokenValue":"4 of 5 stars","text":"★"}"#
      ])
  }

  @Test func sendsATargetWithEachElementThatTheUserCanActOn() throws {
    TabBarWireframe(stage: stage).install(rootItems: [StudioScreen("Studio")])
    let elements = stage.picture.base.pages[0].elements

    let sent = try message().base.pages[0].elements.list.map(\.seen)

    #expect(sent == elements.map { Sent($0.label == nil ? nil : "\($0.target)") })
    #expect(sent.count(where: \.isThere) == 10)
  }

  @Test func writesTheLinesOfAField() throws {
    TabBarWireframe(stage: stage).install(rootItems: [DraftScreen("Dear Ada,\nsee you.")])

    let fields = try message().base.pages[0].elements.list

    #expect(fields.map(\.lines) == [.nothing, .list([3, 5]), .nothing])
  }

  @Test func writesTheActionsOfARow() throws {
    TabBarWireframe(stage: stage).install(rootItems: [MailboxScreen(["Hello"])])

    let rows = try message().base.pages[0].elements.list

    #expect(
      try rows[0].rowActions.list.map { try $0.json(without: "") } == [
        #"{"action":"tap \"Archive\" of \"Hello\"","edge":"trailing","role":"plain","text":"Archive"}"#,
        #"{"action":"tap \"Delete\" of \"Hello\"","edge":"trailing","role":"destructive","text":"Delete"}"#,
        #"{"action":"tap \"Unread\" of \"Hello\"","edge":"leading","role":"plain","text":"Unread"}"#,
        #"{"action":"tap \"reply\" of \"Hello\"","role":"plain","text":"Reply"}"#,
      ])
    #expect(!rows[1].action.isThere && rows[1].seen.isThere)
  }

  @Test func writesPixelsAsBase64() throws {
    let screen = DrawnScreen()
    TabBarWireframe(stage: stage).install(rootItems: [screen])

    #expect(
      try message().base.pages[0].elements.list.map(text) == [
        #"{"isDecoration":true,"kind":"image","name":"dot","pixels":"#
          + #"{"data":"/wCAfw==","height":1,"width":1},"text":""}"#,
        #"{"isDecoration":true,"kind":"image","name":"nothing","text":""}"#,
      ])
  }

  @Test func writesRootItemsAndTheWayBack() throws {
    let wireframe = TabBarWireframe(stage: stage)
    let studio = StudioScreen("Studio")
    studio.badge = "2"
    wireframe.install(rootItems: [studio, StudioScreen("Other")])
    wireframe.push(StudioScreen("Upper"), from: studio)

    let message = try message()

    #expect(
      try message.base.roots.list.map { try $0.json(without: "id") } == [
        #"{"action":"select \"Studio\"","badge":"2","image":"studio_icon","isSelected":true,"title":"Studio"}"#,
        #"{"action":"select \"Other\"","image":"studio_icon","isSelected":false,"title":"Other"}"#,
      ])
    #expect(
      message.base.roots.list.map(\.id.text) == stage.picture.base.rootItems.map { "\($0.id)" })
    #expect(message.base.pages.list.map(\.title) == ["Upper"])
    #expect(message.base.pages.list.map(\.depth) == [1])
    #expect(message.base.pages.list.map(\.backTitle) == ["Studio"])
    #expect(message.back == "back")
    #expect(message.escape == "back")
  }

  @Test func writesColumns() throws {
    let wireframe = SplitWireframe(stage: stage)
    let studio = StudioScreen("Studio")
    wireframe.install(rootItems: [studio, StudioScreen("Other")])
    wireframe.push(StudioScreen("Upper"), from: studio)

    let base = try message().base

    #expect(base.navigation == "sidebar")
    #expect(base.columns == 2)
    #expect(base.pages.list.map(\.title) == ["Studio", "Upper"])
    #expect(base.pages.list.map(\.depth) == [0, 1])
  }

  @Test func writesTheDrawer() throws {
    let wireframe = HamburgerWireframe(stage: stage)
    wireframe.install(rootItems: [StudioScreen("Studio"), StudioScreen("Other")])

    let closed = try message()
    stage.perform(.openDrawer)
    let open = try message()

    #expect(closed.base.openDrawer == "open drawer")
    #expect(closed.back == .nothing)
    #expect(open.base.isDrawerOpen == true)
    #expect(open.back == "close drawer")
    #expect(open.escape == "close drawer")
  }

  @Test func writesTheWaysBetweenPages() throws {
    let wireframe = PagesWireframe(stage: stage)
    wireframe.install(rootItems: [StudioScreen("Studio"), StudioScreen("Other")])

    let first = try message().base
    stage.perform(.next)
    let last = try message().base

    #expect(first.navigation == "pages")
    #expect(first.turns == .fields(["next": "next"]))
    #expect(last.turns == .fields(["previous": "previous"]))
  }

  @Test(
    arguments: [
      (ModalStyle.sheet([.medium, .large]), "sheet", "medium"), (.fullScreen, "fullScreen", nil),
    ] as [(ModalStyle, String, String?)])
  func writesModals(style: ModalStyle, word: String, detent: String?) throws {
    let wireframe = TabBarWireframe(stage: stage)
    let studio = StudioScreen("Studio")
    wireframe.install(rootItems: [studio])
    wireframe.presentModally(ModalStudioScreen(style), from: studio)

    let message = try message()

    #expect(message.modals.list.map(\.style.text) == [word])
    #expect(message.modals.list.map(\.detent.text) == [detent])
    #expect(message.modals.list.map(\.dismiss) == ["dismiss"])
    #expect(message.modals[0].region.pages.list.map(\.dismissTitle) == ["Done"])
    #expect(message.modals[0].region.roots == .list([]))
    #expect(message.back == "dismiss")
    #expect(message.escape == "dismiss")
  }

  @Test(
    arguments: [
      ([.init("Buy"), .init("No", role: .cancel)], #"choose "No""#),
      ([.init("OK")], #"choose "OK""#), ([.init("A"), .init("B")], nil),
    ] as [([AlertContent.Action], String?)])
  func writesAlerts(answers: [AlertContent.Action], escape: String?) throws {
    let wireframe = TabBarWireframe(stage: stage)
    let studio = StudioScreen("Studio")
    wireframe.install(rootItems: [studio])
    wireframe.presentAlert(
      AlertContent(title: "Sure?", message: "It costs.", actions: answers), from: studio)

    let message = try message()

    #expect(message.alert.title == "Sure?")
    #expect(
      message.alert.answers.list.map { $0[dynamicMember: "text"].text } == answers.map(\.title))
    #expect(message.alert.answers.list.map(\.role.text) == answers.map(\.role.rawValue))
    #expect(message.escape.text == escape)
    #expect(message.back.text == escape ?? "back")
    #expect(message.base.pages[0].elements.list.allSatisfy { !$0.action.isThere })
  }

  private func message() throws -> Sent { try Sent(stage.picture) }

  /// The element as it is sent, without its target, whose fingerprint says nothing to a reader.
  private func text(_ element: Sent) throws -> String { try element.json(without: "seen") }
}

/// Shows a picture of one pixel, and one of none.
@MainActor
private final class DrawnScreen: Screen, RootLevelRepresentable {
  let title = "Drawn"

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    Image("dot", pixels: .init(width: 1, height: 1, bytes: [255, 0, 128, 127]))
    Image("nothing", pixels: .init(width: 0, height: 1, bytes: []))
  }
}

@MainActor
private final class SpokenScreen: RootLevelRepresentable {
  let title = "Spoken"
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var content: ScreenContent {
    Button("★") {}.accessibilityLabel("Rate").accessibilityValue("4 of 5 stars")
  }
}

/// Keys and the palette, as the browser receives them.
@MainActor
struct KeyMessageTests {
  private let backend = WebBackend("Mail")
  private let rig: KeyRig

  init() {
    rig = KeyRig(backend: backend)
  }

  @Test func describeWhatTheyDoNow() throws {
    rig.flow.isOffline = true

    let keys = try Sent(rig.stage.picture).keys.list

    #expect(
      keys.map { key in
        (key.shortcut.modifiers.list + [key.shortcut.key]).compactMap(\.text).joined(separator: "-")
      } == [
        "command-e", "space", "shift-command-u", "command-1", "command-2", "command-r",
        "command-f",
      ])
    #expect(
      keys.map(\.action) == [
        #"tap "Archive""#, #"tap "Flag""#, #"toggle "Unread only""#, #"select "Inbox""#,
        #"select "Sent""#, #"tap "Refresh""#, .nothing,
      ])
  }

  @Test func actOnTheirTargets() throws {
    for key in try Sent(rig.stage.picture).keys.list {
      guard let action = key.action.text else { continue }
      let target = try #require(key.seen.text.flatMap { StagePicture.Target($0) })
      #expect(try rig.stage.perform(UserAction(parsing: action), on: target) == .performed)
      rig.stage.perform(.dismiss)
      rig.stage.perform(.select("Inbox"))
    }
  }

  @Test func nameTheShortcutsOfElements() throws {
    let elements = try Sent(rig.stage.picture).base.pages[0].elements.list

    #expect(
      elements.map(\.shortcut.key) == [.nothing, .nothing, "e", "space", .nothing])
  }

  @Test func listPossibleActionsForThePalette() throws {
    let entries = PaletteMessage(rig.stage, shown: rig.stage.picture).entries
    let response = try backend.listActions()

    let possible = rig.stage.possibleActions.map(\.description)
    #expect(
      entries.map(\.action)
        == possible + ["adapt compact", "adapt regular", "wait 1000ms", "background", "foreground"])
    #expect(
      entries.prefix(possible.count).map { $0.shortcut?.key }
        == ["r", "e", "space", nil, "n", nil, "u", "1", "2"])
    #expect(String(decoding: response.body, as: UTF8.self).hasPrefix(#"{"entries":["#))
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
