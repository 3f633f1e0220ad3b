import Testing
import Wireflow
import WireflowCommand

@testable import WireflowTerminal

/// The wireframe of a running app can be swapped from the keyboard, and adapts to the window.
@MainActor
struct WireframeSwapTests {
  private func makeRig() -> TerminalRig {
    var wireframes: WireframeSwitch?
    let rig = TerminalRig(wireframe: { stage in
      let made = WireframeSwitch(
        stage: stage,
        variants: [
          .init(name: "tab-bar", title: "Tabs") { TabBarWireframe(stage: $0) },
          .init(name: "hamburger", title: "Drawer") { HamburgerWireframe(stage: $0) },
          .init(name: "split", title: "Columns", formFactor: .regular) {
            SplitWireframe(stage: $0)
          },
        ])
      wireframes = made
      return made
    })
    rig.backend.wireframes = wireframes
    return rig
  }

  @Test func goesRoundTheWireframes() {
    let rig = makeRig()
    var containers: [String] = []

    for _ in 0..<3 {
      rig.press(.control("w"))
      containers.append(rig.backend.shown.base.container.name)
    }

    #expect(containers == ["drawer", "split", "tab bar"])
    #expect(rig.text.contains("Shown by Tabs"))
    #expect(
      rig.actions.suffix(3) == [
        "wireframe hamburger", "wireframe split", "wireframe tab-bar",
      ])
  }

  @Test func keepsAllButTheContainerInTheMiddleOfALogin() {
    let rig = makeRig()
    rig.perform(.tap("Player"), .maximize, .tap("Open"), .tap("Sheet"))
    rig.perform(.select("Elements"))
    let before = NavigationTree(rig.stage)

    rig.press(.control("w"))
    let after = NavigationTree(rig.stage)

    #expect("\(after)" != "\(before)")
    #expect(
      "\(after)".split(separator: "\n").dropFirst().map { $0.replacing(" sheet", with: "") }
        == "\(before)".split(separator: "\n").dropFirst().map { $0.replacing(" sheet", with: "") })
  }

  @Test func saysThatThereIsOnlyOne() {
    let rig = TerminalRig()

    rig.press(.control("w"))

    #expect(rig.text.contains("only one wireframe"))
    #expect(rig.actions == ["launch"])
  }

  @Test func adaptsToTheWidthOfTheWindow() {
    let rig = TerminalRig(.adaptive)
    rig.backend.adaptsToWidth = true
    rig.backend.adaptToWidth()

    for columns in [120, 200, 99, 40, 100] {
      rig.send(.resize(TerminalSize(columns: columns, rows: 30)))
    }

    #expect(rig.actions == ["launch", "adapt regular", "adapt compact", "adapt regular"])
    #expect(rig.backend.shown.base.container.name == "split")
  }
}
