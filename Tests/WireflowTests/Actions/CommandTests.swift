import TestSupport
import Testing
import Wireflow

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
