import Testing
import Wireflow
import WireflowTerminal
import WireflowTesting

/// How each kind of element, container and overlay looks in a large and in a small window.
@MainActor
struct GoldenPictureTests {
  typealias Container = TerminalRig.Container
  typealias Size = TerminalRig.Size

  @Test(arguments: Container.allCases, Size.allCases)
  func showsAContainer(_ container: Container, _ size: Size) {
    let rig = TerminalRig(container, size)

    assertSnapshot(of: rig.text)
  }

  @Test(arguments: Size.allCases)
  func showsElements(_ size: Size) {
    let rig = TerminalRig(.tabs, size)
    rig.perform(.select("Elements"))

    assertSnapshot(of: rig.text, named: "top")
    rig.press(.end)
    assertSnapshot(of: rig.text, named: "end")
  }

  @Test(arguments: Size.allCases)
  func showsAContainerThatItHasNotHeardOf(_ size: Size) {
    let rig = TerminalRig(
      .tabs, size, wireframe: { PolicyWireframe(stage: $0, policy: ContainerPolicy(.arcade)) })
    rig.perform(.tap("Push"), .tap(.init("Alert", occurrence: 1)), .choose("Wait"))
    rig.perform(.tap(.init("Player", occurrence: 1)))

    assertSnapshot(of: rig.text)
  }

  @Test(arguments: Size.allCases)
  func showsAPushedScreen(_ size: Size) {
    let rig = TerminalRig(.tabs, size)
    rig.perform(.tap("Push"))

    assertSnapshot(of: rig.text)
  }

  @Test(arguments: Size.allCases)
  func showsADetailBesideItsList(_ size: Size) {
    let rig = TerminalRig(.columns, size)
    rig.perform(.select("List"), .tap("Entry 1"))

    assertSnapshot(of: rig.text)
  }

  @Test(arguments: Container.allCases, Size.allCases)
  func showsModals(_ container: Container, _ size: Size) {
    for style in [
      "Sheet", "Medium sheet", "Full screen", "Form sheet", "Popover", "Locked sheet",
    ] {
      let rig = TerminalRig(container, size)
      rig.perform(.tap(.init(style)))

      assertSnapshot(of: rig.text, named: style)
    }
  }

  @Test(arguments: Container.allCases, Size.allCases)
  func showsAlerts(_ container: Container, _ size: Size) {
    for style in ["Alert", "Long alert", "Action sheet"] {
      let rig = TerminalRig(container, size)
      rig.perform(.tap(.init(style)))

      assertSnapshot(of: rig.text, named: style)
    }
  }

  @Test(arguments: Size.allCases)
  func showsTheDrawer(_ size: Size) {
    let rig = TerminalRig(.drawer, size)
    rig.perform(.openDrawer)

    assertSnapshot(of: rig.text)
  }

  @Test(arguments: Container.allCases, Size.allCases)
  func showsThePlayer(_ container: Container, _ size: Size) {
    let rig = TerminalRig(container, size)
    rig.perform(.tap("Player"))

    assertSnapshot(of: rig.text, named: "minimized")
    rig.perform(.maximize)
    assertSnapshot(of: rig.text, named: "maximized")
  }

  @Test(arguments: Size.allCases)
  func showsPanes(_ size: Size) {
    let rig = TerminalRig(.tabs, size)
    rig.perform(.tap("Sheet"), .dismiss)
    rig.press(.control("l"))

    assertSnapshot(of: rig.text, named: "log")
    rig.press(.control("t"))
    assertSnapshot(of: rig.text, named: "both")
    rig.press(.control("l"))
    assertSnapshot(of: rig.text, named: "tree")
  }

  @Test(arguments: Size.allCases)
  func showsHelp(_ size: Size) {
    let rig = TerminalRig(.tabs, size)
    rig.press(.character("?"))

    assertSnapshot(of: rig.text)
  }

  @Test(arguments: Size.allCases)
  func alignsAllKindsOfCharacters(_ size: Size) {
    let rig = TerminalRig(.tabs, size)
    rig.perform(.select("Words"))

    assertSnapshot(of: rig.text)
  }

  @Test func saysThatAWindowIsTooSmall() {
    let rig = TerminalRig(columns: 20, rows: 5)

    assertSnapshot(of: rig.text)
  }
}

extension WireframeContainer {
  /// Three columns and a drawer, and the player at the bottom.
  fileprivate static let arcade = WireframeContainer(
    name: "arcade", rootNavigation: .drawer, columns: 3,
    modalStyle: WireframeContainer.regularModalStyle)
}
