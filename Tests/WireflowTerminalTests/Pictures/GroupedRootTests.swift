import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction
import WireflowTesting

@testable import WireflowTerminal

/// Root items in groups, with folders inside the inbox.
@MainActor
struct GroupedRootTests {
  @Test(arguments: [WireframeVariant.split, .hamburger, .tabBar])
  func looksSo(_ option: WireframeVariant) {
    let rig = TerminalRig(option, columns: 70, rows: 26) { MailboxFlow($0) }
    if option.name == "hamburger" { rig.perform(.openDrawer) }

    assertSnapshot(of: rig.text, named: "\(option)")
  }

  @Test func keysAndDigitsPassOverHeadings() {
    let rig = TerminalRig(.hamburger, columns: 70, rows: 8) { MailboxFlow($0) }
    rig.perform(.openDrawer)

    let items = rig.backend.currentRendering().items.filter { item in
      if case .root = item.target { true } else { false }
    }
    rig.press(.character("6"))

    #expect(items.map(\.name).prefix(3) == ["Inbox", "Work", "Urgent"])
    #expect(rig.stage.selectedRoot?.title == "Ada")
  }
}

@MainActor
private final class MailboxFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() {
    let mailboxes: [(String, String?, Int)] = [
      ("Inbox", "Mailboxes", 0), ("Work", "Mailboxes", 1), ("Urgent", "Mailboxes", 2),
      ("Sent", "Mailboxes", -3), ("Everyone", nil, 0), ("Ada", "People", 0),
    ]
    wireframe.install(rootItems: mailboxes.map(Mailbox.init))
  }
}

private final class Mailbox: RootLevelRepresentable {
  let title: String
  let rootLevelRepresentation: RootLevelRepresentation

  var content: ScreenContent { Text("Nothing new") }

  init(title: String, group: String?, level: Int) {
    self.title = title
    rootLevelRepresentation = RootLevelRepresentation(title: title, group: group, level: level)
  }
}
