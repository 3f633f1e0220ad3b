import Foundation
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

    let lines = try message().base.pages[0].elements.map(text)

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
      try message().base.pages[0].elements.map(text) == [
        #"{"action":"tap \"★\"","kind":"button","role":"plain","spoken":"Rate","#
          + #""spokenValue":"4 of 5 stars","text":"★"}"#
      ])
  }

  @Test func sendsATargetWithEachElementThatTheUserCanActOn() throws {
    TabBarWireframe(stage: stage).install(rootItems: [StudioScreen("Studio")])
    let elements = stage.picture.base.pages[0].elements

    let sent = message().base.pages[0].elements.map(\.seen)

    #expect(sent == elements.map { $0.label == nil ? nil : "\($0.target)" })
    #expect(sent.compactMap(\.self).count == 10)
  }

  @Test func writesPixelsAsBase64() throws {
    let screen = DrawnScreen()
    TabBarWireframe(stage: stage).install(rootItems: [screen])

    #expect(
      try message().base.pages[0].elements.map(text) == [
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

    let message = message()

    #expect(
      message.base.roots == [
        .init(
          id: message.base.roots[0].id, title: "Studio", image: "studio_icon", badge: "2",
          isSelected: true,
          action: #"select "Studio""#),
        .init(
          id: message.base.roots[1].id, title: "Other", image: "studio_icon", isSelected: false,
          action: #"select "Other""#),
      ])
    #expect(message.base.roots.map(\.id) == stage.picture.base.rootItems.map { "\($0.id)" })
    #expect(message.base.pages.map(\.title) == ["Upper"])
    #expect(message.base.pages.map(\.depth) == [1])
    #expect(message.base.pages.map(\.backTitle) == ["Studio"])
    #expect(message.back == "back")
    #expect(message.escape == "back")
  }

  @Test func writesColumns() {
    let wireframe = SplitWireframe(stage: stage)
    let studio = StudioScreen("Studio")
    wireframe.install(rootItems: [studio, StudioScreen("Other")])
    wireframe.push(StudioScreen("Upper"), from: studio)

    let base = message().base

    #expect(base.navigation == "sidebar")
    #expect(base.columns == 2)
    #expect(base.pages.map(\.title) == ["Studio", "Upper"])
    #expect(base.pages.map(\.depth) == [0, 1])
  }

  @Test func writesTheDrawer() {
    let wireframe = HamburgerWireframe(stage: stage)
    wireframe.install(rootItems: [StudioScreen("Studio"), StudioScreen("Other")])

    let closed = message()
    stage.perform(.openDrawer)
    let open = message()

    #expect(closed.base.openDrawer == "open drawer")
    #expect(closed.back == nil)
    #expect(open.base.isDrawerOpen)
    #expect(open.back == "close drawer")
    #expect(open.escape == "close drawer")
  }

  @Test func writesTheWaysBetweenPages() {
    let wireframe = PagesWireframe(stage: stage)
    wireframe.install(rootItems: [StudioScreen("Studio"), StudioScreen("Other")])

    let first = message().base
    stage.perform(.next)
    let last = message().base

    #expect(first.navigation == "pages")
    #expect(first.turns == .init(next: "next", previous: nil))
    #expect(last.turns == .init(next: nil, previous: "previous"))
  }

  @Test(
    arguments: [
      (ModalStyle.sheet([.medium, .large]), "sheet", "medium"), (.fullScreen, "fullScreen", nil),
    ] as [(ModalStyle, String, String?)])
  func writesModals(style: ModalStyle, word: String, detent: String?) {
    let wireframe = TabBarWireframe(stage: stage)
    let studio = StudioScreen("Studio")
    wireframe.install(rootItems: [studio])
    wireframe.presentModally(ModalStudioScreen(style), from: studio)

    let message = message()

    #expect(message.modals.map(\.style) == [word])
    #expect(message.modals.map(\.detent) == [detent])
    #expect(message.modals.map(\.dismiss) == ["dismiss"])
    #expect(message.modals[0].region.pages.map(\.dismissTitle) == ["Done"])
    #expect(message.modals[0].region.roots == [])
    #expect(message.back == "dismiss")
    #expect(message.escape == "dismiss")
  }

  @Test(
    arguments: [
      ([.init("Buy"), .init("No", role: .cancel)], #"choose "No""#),
      ([.init("OK")], #"choose "OK""#), ([.init("A"), .init("B")], nil),
    ] as [([AlertContent.Action], String?)])
  func writesAlerts(answers: [AlertContent.Action], escape: String?) {
    let wireframe = TabBarWireframe(stage: stage)
    let studio = StudioScreen("Studio")
    wireframe.install(rootItems: [studio])
    wireframe.presentAlert(
      AlertContent(title: "Sure?", message: "It costs.", actions: answers), from: studio)

    let message = message()

    #expect(message.alert?.title == "Sure?")
    #expect(message.alert?.answers.map(\.text) == answers.map(\.title))
    #expect(message.alert?.answers.map(\.role) == answers.map(\.role.rawValue))
    #expect(message.escape == escape)
    #expect(message.back == escape ?? "back")
    #expect(message.base.pages[0].elements.allSatisfy { $0.action == nil })
  }

  private func message() -> PictureMessage {
    PictureMessage(stage.picture)
  }

  /// The element as it is sent, without its target, whose fingerprint says nothing to a reader.
  private func text(_ element: PictureMessage.Element) throws -> String {
    var element = element
    element.seen = nil
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(element), as: UTF8.self)
  }
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
