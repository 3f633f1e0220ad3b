import Testing
import Wireflow
import WireflowTerminal
import WireflowTesting

/// How each kind of element, container and overlay looks in a large and in a small window.
@MainActor
struct GoldenPictureTests {
  private nonisolated static let sizes = [(80, 24), (40, 12)]

  /// The pictures on each container.
  private nonisolated static let everywhere: [(name: String, actions: [UserAction])] =
    [
      ("container", []), ("player", [.tap("Player")]),
      ("open player", [.tap("Player"), .maximize]),
    ]
    + [
      "Sheet", "Medium sheet", "Full screen", "Form sheet", "Popover", "Locked sheet", "Alert",
      "Long alert", "Action sheet",
    ]
    .map { ($0, [.tap(.init($0))]) }

  /// The pictures on one container, and then after a key.
  private nonisolated static let others:
    [(name: String, wireframe: String, actions: [UserAction], keys: [TerminalKey])] = [
      ("elements", "tab-bar", [.select("Elements")], [.end]),
      ("words", "tab-bar", [.select("Words")], []),
      ("pushed screen", "tab-bar", [.tap("Push")], []),
      ("detail", "split", [.select("List"), .tap("Entry 1")], []),
      ("drawer", "hamburger", [.openDrawer], []),
      (
        "panes", "tab-bar", [.tap("Sheet"), .dismiss],
        [.control("l"), .control("t"), .control("l")]
      ),
      ("help", "tab-bar", [], [.character("?")]),
    ]

  @Test(arguments: [WireframeVariant.tabBar, .hamburger, .split], sizes)
  func looksSo(_ wireframe: WireframeVariant, _ size: (Int, Int)) {
    func makeRig(_ actions: [UserAction]) -> TerminalRig {
      let rig = TerminalRig(wireframe, columns: size.0, rows: size.1)
      for action in actions { rig.perform(action) }
      return rig
    }
    for (name, actions) in Self.everywhere {
      assertSnapshot(of: makeRig(actions).text, named: name)
    }
    for (name, own, actions, keys) in Self.others where own == wireframe.name {
      let rig = makeRig(actions)
      assertSnapshot(of: rig.text, named: name)
      for (number, key) in keys.enumerated() {
        rig.press(key)
        assertSnapshot(of: rig.text, named: "\(name) \(number + 2)")
      }
      #expect(rig.fault == nil)
    }
  }

  @Test(arguments: sizes)
  func showsAContainerThatItHasNotHeardOf(_ size: (Int, Int)) {
    let arcade = WireframeContainer(
      name: "arcade", rootNavigation: .drawer, columns: 3,
      modalStyle: WireframeContainer.regularModalStyle)
    let rig = TerminalRig(
      columns: size.0, rows: size.1,
      wireframe: { PolicyWireframe(stage: $0, policy: ContainerPolicy(arcade)) })
    rig.perform(.tap("Push"), .tap(.init("Alert", occurrence: 1)), .choose("Wait"))
    rig.perform(.tap(.init("Player", occurrence: 1)))

    assertSnapshot(of: rig.text)
  }

  @Test func saysThatAWindowIsTooSmall() {
    assertSnapshot(of: TerminalRig(columns: 20, rows: 5).text)
  }
}
