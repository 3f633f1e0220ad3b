import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// The answers of an alert, by their titles and by their identifiers.
@MainActor
struct AnswerTests {
  let rig = Rig()

  @Test func takesAnIdentifierBeforeATitle() {
    let answers = [AlertContent.Action("keep", id: "back"), .init("Delete", id: "keep")]

    let answered = [
      ask(answers, "keep"), ask(answers, .init("keep", occurrence: 2)), ask(answers, "back"),
    ]

    #expect(answered == ["keep", "back", "back"])
  }

  @Test func listsActionsThatMeanTheirOwnAnswers() {
    let answers = [
      AlertContent.Action("keep", id: "back"), .init("Delete", id: "keep"), .init("Delete"),
    ]
    present(answers) { _ in }

    let possible = rig.stage.possibleActions

    #expect(
      possible == [
        .choose("back"), .choose("keep"), .choose(.init("Delete", occurrence: 2)),
      ])
    #expect(rig.stage.picture.alert?.answers == possible)
  }

  /// Asks, answers, and returns the identifier of the answer.
  private func ask(_ answers: [AlertContent.Action], _ label: UserAction.Label) -> String? {
    var answered: String?
    present(answers) { answered = $0?.id }
    rig.stage.perform(.choose(label))
    return answered
  }

  private func present(
    _ answers: [AlertContent.Action], onAnswer: @escaping @MainActor (AlertAnswer?) -> Void
  ) {
    rig.wireframe.presentAlert(
      AlertContent(title: "Sure?", actions: answers), from: rig.a, onAnswer: onAnswer)
  }
}

/// The commands of a main flow, which the user performs wherever they are.
@MainActor
struct CommandTests {
  private let rig = KeyRig()

  private static let commands: [UserAction] = [
    .tap("Write"), .tap("Empty trash"), .toggle("Unread only"),
  ]

  private var possible: [UserAction] {
    Self.commands.filter(rig.stage.possibleActions.contains)
  }

  @Test func arePerformedInTheWordsOfElements() {
    rig.stage.perform(.select("Sent"))
    rig.stage.perform(.toggle("Unread only"))
    rig.stage.perform(.tap("Empty trash"))
    rig.stage.perform(.tap("Write"))

    rig.expectLog(
      matches: """
        > select "Sent"
          select Sent
        > toggle "Unread only"
        > tap "Empty trash"
        > tap "Write"
          present KeyScreen "New mail" over KeyScreen "Sent" as sheet, dismiss button Done
        """)
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

  @Test func areOutOfReachBehindAnOpenDrawer() {
    let rig = KeyRig { HamburgerWireframe(stage: $0) }
    rig.stage.perform(.openDrawer)

    #expect(!rig.stage.possibleActions.contains(.tap("Write")))
  }

  @Test func doNotKeepTheirFlow() {
    weak var flow: KeyFlow?
    do {
      let rig = KeyRig()
      flow = rig.flow
      rig.stage.perform(.tap("Empty trash"))
    }

    #expect(flow == nil)
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

  @Test func areLoggedWithTheirRow() {
    let inbox = show(MailboxScreen())

    stage.perform(.tap(.init("Reply", of: "Hello")))
    stage.perform(.tap(.init("Archive", of: "Hello")))
    stage.perform(.tap(.init("Archive", of: "Hello")))
    stage.perform(.tap(.init("Delete", of: "Invoice")))
    stage.perform(.tap(.init("Forward", of: "Invoice")))
    stage.perform(.tap("Trash"))

    #expect(inbox.done == ["reply Hello", "archive Hello"])
    #expect(
      stage.log.lines.filter { !$0.contains("install") && $0 != "> (app)" }.map {
        $0.prefix { $0 != ";" }
      } == [
        #"> tap "Reply" of "Hello""#, #"> tap "Archive" of "Hello""#,
        #"> tap "Archive" of "Hello""#, #"  refused: no element "Hello" is on screen"#,
        #"> tap "Delete" of "Invoice""#, #"  refused: "Delete" of "Invoice" is disabled"#,
        #"> tap "Forward" of "Invoice""#,
        #"  refused: no element "Forward" of "Invoice" is on screen"#,
        #"> tap "Trash""#, #"  refused: no element "Trash" is on screen"#,
      ])
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
