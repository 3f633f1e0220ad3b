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
