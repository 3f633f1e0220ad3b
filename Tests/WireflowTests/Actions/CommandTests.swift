import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// The commands of a main flow, which the user performs wherever they are.
@MainActor
struct CommandTests {
  private let rig = KeyRig()
  private static let commands: [UserAction] = [
    .tap("Write"), .tap("Empty trash"), .toggle("Unread only"),
  ]
  private var possible: [UserAction] { Self.commands.filter(rig.stage.possibleActions.contains) }

  @Test func arePerformedInTheWordsOfElements() {
    rig.user(.select("Sent"), .toggle("Unread only"), .tap("Empty trash"), .tap("Write"))
    assertSnapshot(of: rig.newLog())
    #expect(rig.flow.done == ["empty"] && rig.flow.showsUnread)
  }

  @Test func giveWayToElementsOfThePageWithTheirNames() {
    rig.user(.tap("First mail"), .tap("Write"))
    #expect(rig.flow.done == ["reply"])
    #expect(rig.stage.possibleActions.filter { $0 == .tap("Write") }.count == 1)
  }

  @Test func areOutOfReachBehindWhateverIsInFront() {
    #expect(possible == Self.commands)
    rig.flow.wireframe.present("Sheet")
    #expect(possible == [])
  }
}

/// The actions of a row.
@MainActor
struct RowActionTests {
  private let rig = FlowRig()

  private func show(_ screen: MailboxScreen) -> MailboxScreen {
    rig.wireframe.install(rootItems: [screen])
    return screen
  }

  private var names: [String] { rig.stage.possibleActions.map(\.description) }

  @Test func areNamedWithTheirRow() {
    let lists = [false, true].map { isLong in
      let inbox = show(MailboxScreen(isLong: isLong))
      let list = names.joined(separator: "\n")
      for action in rig.stage.possibleActions.dropFirst().dropLast() { rig.user(action) }
      #expect(inbox.done.first == "archive Hello")
      return list
    }
    assertSnapshot(of: lists[0])
    #expect(lists[0] == lists[1])
  }

  @Test(arguments: [false, true])
  func countRowsAndActionsWithTheSameName(isLong: Bool) {
    let inbox = show(MailboxScreen(["Hello", "Hello"], isLong: isLong))
    let ambiguous = rig.stage.perform(.tap(.init("reply", of: "Hello")))
    rig.user(.tap(.init("reply", of: .init("Hello", occurrence: 2))))
    #expect("\(ambiguous)".contains(#""Hello" 2"#))
    #expect(names.contains(#"tap "Archive" of "Hello" 2"#))
    #expect(inbox.done == ["reply Hello"])
  }

  @Test func actOnTheRowThatTheUserSaw() {
    let inbox = show(MailboxScreen())
    let rows = rig.stage.picture.base.pages[0].elements
    inbox.mails.insert("New", at: 0)
    let replies = rows.prefix(2).compactMap { $0.rowActions[3] }
    for reply in replies {
      if let action = reply.action { rig.stage.perform(action, on: reply.target) }
    }
    inbox.mails = []
    if let action = rows[1].rowActions[3].action { rig.stage.perform(action, on: rows[1].target) }
    #expect(
      rows[1].rowActions.map(\.action) == [
        .tap(.init("Archive", of: "Invoice")), nil, .tap(.init("Unread", of: "Invoice")),
        .tap(.init("reply", of: "Invoice")),
      ])
    #expect(inbox.done == ["reply Hello", "reply Invoice"])
    assertSnapshot(of: rig.newLog())
  }
}
