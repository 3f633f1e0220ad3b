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

  @Test func areRefusedWhileTheyAreDisabled() {
    rig.flow.isOffline = true
    rig.stage.perform(.tap("Write"))

    #expect(possible == [.tap("Empty trash"), .toggle("Unread only")])
    rig.expectLog(
      matches: """
        > tap "Write"
          refused: "Write" is disabled; possible: tap "Refresh", tap "Archive", tap "Flag", \
        tap "First mail", tap "Empty trash"
        """)
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
