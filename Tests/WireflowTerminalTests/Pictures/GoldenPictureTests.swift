import Testing
import Wireflow
import WireflowTerminal
import WireflowTesting

/// How each kind of element, container and overlay looks in a large and in a small window.
@MainActor
struct GoldenPictureTests {
  typealias Container = TerminalRig.Container
  typealias Size = TerminalRig.Size

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
    [(name: String, container: Container, actions: [UserAction], keys: [TerminalKey])] = [
      ("elements", .tabs, [.select("Elements")], [.end]),
      ("words", .tabs, [.select("Words")], []),
      ("pushed screen", .tabs, [.tap("Push")], []),
      ("detail", .columns, [.select("List"), .tap("Entry 1")], []),
      ("drawer", .drawer, [.openDrawer], []),
      (
        "panes", .tabs, [.tap("Sheet"), .dismiss],
        [.control("l"), .control("t"), .control("l")]
      ),
      ("help", .tabs, [], [.character("?")]),
    ]

  @Test(arguments: Container.allCases, Size.allCases)
  func looksSo(_ container: Container, _ size: Size) {
    for (name, actions) in Self.everywhere {
      let rig = TerminalRig(container, size)
      for action in actions { rig.perform(action) }
      assertSnapshot(of: rig.text, named: name)
    }
    for (name, own, actions, keys) in Self.others where own == container {
      let rig = TerminalRig(container, size)
      for action in actions { rig.perform(action) }
      assertSnapshot(of: rig.text, named: name)
      for (number, key) in keys.enumerated() {
        rig.press(key)
        assertSnapshot(of: rig.text, named: "\(name) \(number + 2)")
      }
    }
  }

  @Test(arguments: Size.allCases)
  func showsAContainerThatItHasNotHeardOf(_ size: Size) {
    let arcade = WireframeContainer(
      name: "arcade", rootNavigation: .drawer, columns: 3,
      modalStyle: WireframeContainer.regularModalStyle)
    let rig = TerminalRig(
      .tabs, size, wireframe: { PolicyWireframe(stage: $0, policy: ContainerPolicy(arcade)) })
    rig.perform(.tap("Push"), .tap(.init("Alert", occurrence: 1)), .choose("Wait"))
    rig.perform(.tap(.init("Player", occurrence: 1)))

    assertSnapshot(of: rig.text)
  }

  @Test func saysThatAWindowIsTooSmall() {
    assertSnapshot(of: TerminalRig(columns: 20, rows: 5).text)
  }
}
