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
    rig.stage.perform(.select("Sent"))
    rig.stage.perform(.toggle("Unread only"))
    rig.stage.perform(.tap("Empty trash"))
    rig.stage.perform(.tap("Write"))

    assertSnapshot(of: rig.newLog())
    #expect(rig.flow.done == ["empty"] && rig.flow.showsUnread)
  }

  @Test func giveWayToElementsOfThePageWithTheirNames() {
    rig.stage.perform(.tap("First mail"))
    rig.stage.perform(.tap("Write"))

    #expect(rig.flow.done == ["reply"])
    #expect(rig.stage.possibleActions.filter { $0 == .tap("Write") }.count == 1)
  }

  @Test func areOutOfReachBehindWhateverIsInFront() {
    #expect(possible == Self.commands)

    rig.flow.wireframe.presentAlert(.init(title: "Sure?"), from: rig.flow.inbox)
    #expect(possible == [])
    rig.stage.perform(.choose("OK"))
    #expect(possible == Self.commands)

    rig.flow.wireframe.presentModally(KeyScreen("Sheet"), from: rig.flow.inbox)
    #expect(possible == [])
    rig.stage.perform(.dismiss)
    #expect(possible == Self.commands)
  }
}

/// The actions of a row.
@MainActor
struct RowActionTests {
  private let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())

  private func show(_ screen: MailboxScreen) -> MailboxScreen {
    TabBarWireframe(stage: stage).install(rootItems: [screen])
    return screen
  }

  private var names: [String] { stage.possibleActions.map(\.description) }

  @Test(arguments: [false, true])
  func areNamedWithTheirRow(isLong: Bool) {
    let inbox = show(MailboxScreen(isLong: isLong))

    #expect(
      Array(names.dropLast()) == [
        #"tap "Hello""#, #"tap "Archive" of "Hello""#, #"tap "Delete" of "Hello""#,
        #"tap "Unread" of "Hello""#, #"tap "reply" of "Hello""#,
        #"tap "Invoice""#, #"tap "Archive" of "Invoice""#, #"tap "Unread" of "Invoice""#,
        #"tap "reply" of "Invoice""#, #"tap "Empty" of "Trash""#, #"tap "Archive""#,
      ])
    for action in stage.possibleActions.dropFirst().dropLast() { stage.perform(action) }

    #expect(inbox.done.first == "archive Hello")
  }

  @Test(arguments: [false, true])
  func countRowsAndActionsWithTheSameName(isLong: Bool) {
    let inbox = show(MailboxScreen(["Hello", "Hello"], isLong: isLong))

    let ambiguous = stage.perform(.tap(.init("reply", of: "Hello")))
    stage.perform(.tap(.init("reply", of: .init("Hello", occurrence: 2))))

    #expect("\(ambiguous)".contains(#""Hello" 2"#))
    #expect(names.contains(#"tap "Archive" of "Hello" 2"#))
    #expect(inbox.done == ["reply Hello"])
  }

  @Test func areReadAndPrintedAlike() throws {
    let label = UserAction.Label("Archive", occurrence: 2, of: .init("Hello", occurrence: 3))

    #expect("\(UserAction.tap(label))" == #"tap "Archive" 2 of "Hello" 3"#)
    #expect(try UserAction(parsing: #"tap "Archive" 2 of "Hello" 3"#) == .tap(label))
    #expect(throws: UserActionParsingError.self) {
      try UserAction(parsing: #"toggle "Archive" of "Hello""#)
    }
  }

  @Test func actOnTheRowThatTheUserSaw() {
    let inbox = show(MailboxScreen())
    let rows = stage.picture.base.pages[0].elements
    inbox.mails.insert("New", at: 0)

    for row in rows.prefix(2) {
      if let action = row.rowActions[3].action {
        stage.perform(action, on: row.rowActions[3].target)
      }
    }
    inbox.mails = []
    if let action = rows[1].rowActions[3].action { stage.perform(action, on: rows[1].target) }

    #expect(
      rows[1].rowActions.map(\.action) == [
        .tap(.init("Archive", of: "Invoice")), nil, .tap(.init("Unread", of: "Invoice")),
        .tap(.init("reply", of: "Invoice")),
      ])
    #expect(inbox.done == ["reply Hello", "reply Invoice"])
    #expect(
      stage.log.lines.last
        == #"  missed tap "reply" of "Invoice": "Invoice" is not the element that the user looked at any more"#
    )
  }
}
