import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// Escape takes one step out of the front, and the magic tap does the main action.
@MainActor
struct EscapeTests {
  private let rig = Rig()
  private let page = PageScreen("Page")

  /// The escapes of the front, taken one after the other until one has no effect.
  private func escapes(of rig: Rig) -> [String] {
    var actions: [String] = []
    while let escape = rig.stage.picture.escape, actions.count < 9 {
      actions.append("\(escape)")
      let depth = rig.stage.log.lines.count
      #expect(rig.stage.performEscape())
      if rig.stage.log.lines.count == depth { break }
    }
    #expect(rig.stage.picture.escape != nil || !rig.stage.performEscape())
    return actions
  }

  @Test func leadsOutOfStacksModalsThePlayerAndTheDrawer() {
    #expect(escapes(of: rig) == [])
    rig.wireframe.push(page, from: rig.a)
    rig.wireframe.presentModally(PageScreen("Modal"), from: page)
    rig.wireframe.push(PageScreen("Deep"), from: rig.stage.state.modalScreens[0])
    #expect(escapes(of: rig) == ["back", "dismiss", "back"])
    rig.wireframe.installMinimizable(PicturePlayer(), animated: false)
    #expect(escapes(of: rig) == [])
    rig.wireframe.maximizeMinimizableView(animated: false)
    #expect(escapes(of: rig) == ["minimize"] && !rig.stage.state.isMaximized)

    let drawer = Rig(wireframe: { HamburgerWireframe(stage: $0) })
    drawer.stage.perform(.openDrawer)
    #expect(escapes(of: drawer) == ["close drawer"])
  }

  @Test func triesToDismissAModalThatForbidsItAndHasNoEffectOnAWall() {
    page.allowedModalDismissButtonStyle = nil
    rig.wireframe.presentModally(page, from: rig.a)
    #expect(rig.stage.performEscape())
    #expect(rig.stage.state.modalScreens.count == 1)
    #expect(rig.stage.log.lines.last?.contains("may not be dismissed") == true)

    let walled = FlowRig()
    walled.main.start(WallFlow(walled.wireframe), from: walled.main.root)
    #expect(walled.stage.picture.front == .modal && walled.stage.picture.escape == nil)
  }

  @Test(arguments: [
    ([AlertContent.Action("Yes"), .init("No", role: .cancel)], [#"choose "No""#]),
    ([.init("OK")], [#"choose "OK""#]), ([.init("Yes"), .init("No")], []),
  ])
  func cancelsAnAlert(actions: [AlertContent.Action], expected: [String]) {
    rig.wireframe.presentAlert(.init(title: "Sure?", actions: actions), from: rig.a)

    #expect(escapes(of: rig) == expected)
    #expect((rig.stage.shownAlert == nil) == !expected.isEmpty)
  }

  @Test func magicTapPrefersThePlayer() {
    let taps = KeyScreen("Taps") {
      ScreenContent.Button("Other") {}
      ScreenContent.Button("Taps", role: .primary) {}
    }
    rig.wireframe.push(taps, from: rig.a)
    #expect(rig.stage.picture.magicTap == .tap(.init("Taps")))

    rig.wireframe.installMinimizable(PicturePlayer(), animated: false)
    #expect(rig.stage.picture.magicTap == .tap(.init("Play")))
    #expect(rig.stage.performMagicTap())

    rig.wireframe.presentAlert(.init(title: "Sure?", actions: [.init("OK")]), from: taps)
    #expect(rig.stage.picture.magicTap == nil)
    #expect(!rig.stage.performMagicTap())
  }
}

/// A screen that counts how often it is asked, and cannot be observed.
@MainActor
final class CountingScreen: ModallyPresentable {
  let title: String
  var text: String
  var onTap: (() -> Void)?
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  private(set) var readings = 0

  init(_ title: String, text: String = "text") {
    self.title = title
    self.text = text
  }

  var content: ScreenContent {
    readings += 1
    return ScreenContent(elements: [.text(Text(text)), .button(Button("Tap") { self.onTap?() })])
  }
}

/// A player, whose controls are a screen of their own.
@MainActor
final class PicturePlayer: FullscreenMinimizable {
  let title = "Player"
  let minimizedControls: any Screen = KeyScreen("Controls") {
    ScreenContent.Button("Play", role: .primary) {}
  }
  var onMinimizedPlayerPressed: (() -> Void)?
  var content: ScreenContent { Button("Stop") {} }
}
