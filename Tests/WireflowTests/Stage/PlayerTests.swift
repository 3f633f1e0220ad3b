import TestSupport
import Testing
import Wireflow

@MainActor
struct MinimizableTests {
  @Test func standsOnAStackOfItsOwn() {
    let rig = Rig()
    let player = Player()
    rig.wireframe.installMinimizable(player, animated: true)
    _ = rig.newLog()

    let outcomes = [
      rig.wireframe.pop(player), rig.wireframe.pop(to: player), rig.wireframe.popToRoot(of: player),
      rig.wireframe.select(player),
    ]

    #expect(
      outcomes == [
        .ignored(.isRoot(player.name)), .ignored(.alreadyThere), .ignored(.alreadyThere),
        .ignored(.notOnStage(player.name)),
      ])
    #expect(rig.stage.stack(of: player).titles == "Player")
    #expect(rig.stage.stack(of: player.minimizedControls).titles == "Controls")
  }

  @Test func playerThatIsItsOwnControlsIsIgnored() {
    let rig = Rig()
    let player = SelfControlled()

    let outcome = rig.wireframe.installMinimizable(player, animated: true)

    let name = ScreenName(typeName: "SelfControlled", title: "Player")
    #expect(outcome == .ignored(.alreadyOnStage(name)))
    #expect(rig.stage.playerScreen == nil)
    #expect(!rig.stage.isOnStage(player))
  }
}

private final class SelfControlled: FullscreenMinimizable {
  let title = "Player"
  var minimizedControls: any Screen { self }
  var onMinimizedPlayerPressed: (() -> Void)?
}

/// The front screens while the player is maximized.
@MainActor
struct MaximizedPlayerTests {
  private let rig = Rig()

  init() {
    rig.wireframe.push(PageScreen("C"), from: rig.a)
    rig.wireframe.installMinimizable(Player(), animated: true)
    rig.wireframe.maximizeMinimizableView(animated: true)
    _ = rig.newLog()
  }

  @Test func modalWithoutSenderComesOverThePlayer() {
    rig.wireframe.presentModally(PageScreen("Modal"))

    let presented = "present PageScreen \"Modal\" over Player \"Player\" as sheet"
    rig.expectLog(matches: "  \(presented), dismiss button Done")
  }

  @Test func goesNotBackBehindThePlayer() {
    rig.stage.perform(.backTo("A"))

    rig.expectLog(
      matches: """
        > back to "A"
          refused: Player "Player" is in front; possible: back
        """)
    #expect(rig.stage.stack(of: rig.a).count == 2)
  }
}
