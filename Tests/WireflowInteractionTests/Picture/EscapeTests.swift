import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// Escape takes one step out of the front, and the magic tap does the main action.
@MainActor
struct EscapeTests {
  private let rig = Rig()
  private let page = PageScreen("Page")

  private var escape: String? { rig.stage.picture.escape?.description }

  @Test func leadsBackAndHasNoEffectAtARoot() {
    #expect(escape == nil)

    rig.wireframe.push(page, from: rig.a)
    #expect(escape == "back")
    #expect(rig.stage.performEscape())

    #expect(escape == nil)
    #expect(!rig.stage.performEscape())
  }

  @Test func leadsBackWithinAModalAndDismissesItsFirstPage() {
    rig.wireframe.presentModally(page, from: rig.a)
    #expect(escape == "dismiss")

    rig.wireframe.push(PageScreen("Deep"), from: page)
    #expect(escape == "back")
    #expect(rig.stage.performEscape())

    #expect(escape == "dismiss")
    #expect(rig.stage.performEscape())
    #expect(rig.stage.modalScreens.isEmpty)
  }

  @Test func triesToDismissAModalThatForbidsIt() {
    page.allowedModalDismissButtonStyle = nil
    rig.wireframe.presentModally(page, from: rig.a)

    #expect(rig.stage.performEscape())

    #expect(rig.stage.modalScreens.count == 1)
    #expect(rig.stage.log.lines.last?.contains("may not be dismissed") == true)
  }

  @Test func hasNoEffectOnAWall() {
    let rig = FlowRig()
    rig.main.start(WallFlow(rig.wireframe), from: rig.main.root)

    #expect(rig.stage.picture.front == .modal)
    #expect(rig.stage.picture.escape == nil)
  }

  @Test func minimizesThePlayer() {
    rig.wireframe.installMinimizable(PicturePlayer(), animated: false)
    #expect(escape == nil)
    rig.wireframe.maximizeMinimizableView(animated: false)

    #expect(escape == "minimize")
    #expect(rig.stage.performEscape())

    #expect(!rig.stage.isMaximized)
  }

  @Test func closesTheDrawer() {
    let rig = Rig(wireframe: { HamburgerWireframe(stage: $0) })
    rig.stage.perform(.openDrawer)

    #expect(rig.stage.picture.escape == .closeDrawer)
    #expect(rig.stage.performEscape())

    #expect(!rig.stage.isDrawerOpen)
  }

  @Test(arguments: [
    ([AlertContent.Action("Yes"), .init("No", role: .cancel)], #"choose "No""#),
    ([.init("OK")], #"choose "OK""#), ([.init("Yes"), .init("No")], nil),
  ])
  func cancelsAnAlert(actions: [AlertContent.Action], expected: String?) {
    rig.wireframe.presentAlert(.init(title: "Sure?", actions: actions), from: rig.a)

    #expect(escape == expected)
    #expect(rig.stage.performEscape() == (expected != nil))
    #expect((rig.stage.shownAlert == nil) == (expected != nil))
  }

  @Test func magicTapPrefersThePlayer() {
    let taps = TapScreen("Taps")
    rig.wireframe.push(taps, from: rig.a)
    #expect(rig.stage.picture.magicTap == .tap(.init("Taps")))

    rig.wireframe.installMinimizable(TapPlayer(), animated: false)
    #expect(rig.stage.picture.magicTap == .tap(.init("Play")))
    #expect(rig.stage.performMagicTap())

    rig.wireframe.presentAlert(.init(title: "Sure?", actions: [.init("OK")]), from: taps)
    #expect(rig.stage.picture.magicTap == nil)
    #expect(!rig.stage.performMagicTap())
  }
}

/// A screen with a primary button behind another one.
@MainActor
private final class TapScreen: Screen {
  let title: String

  init(_ title: String) { self.title = title }

  var content: ScreenContent {
    Button("Other") {}
    Button(title, role: .primary) {}
  }
}

@MainActor
private final class TapPlayer: FullscreenMinimizable {
  let title = "Player"
  let minimizedControls: any Screen = TapScreen("Play")
  var onMinimizedPlayerPressed: (() -> Void)?
}
