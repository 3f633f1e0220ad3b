import TestSupport
import Testing
import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowSwiftUI

/// Gestures that cross with a request of the app: random walks found each of them.
@MainActor
struct CrossingTests {
  /// The stage hears of it one turn later, when the wall is already in front.
  @Test(arguments: [SwiftUIHand.Walls.inWindows, .inPlace])
  func aSheetThatTheUserTakesAwayAsAWallRisesIsNoLongerOnStage(_ walls: SwiftUIHand.Walls) {
    let rig = HandRig(walls: walls)
    rig.presentAndRest("Sheet")

    rig.hand.userDismisses()
    rig.mainFlow?.start(WallFlow(rig.wireframe), from: rig.a)
    rig.rest()

    #expect(rig.model.removalsTold == 1)
    #expect(rig.hand.picture.text == BackendPicture(rig.stage.snapshot).text)
    #expect(rig.hand.complaints == [])
  }

  /// SwiftUI shows the page that the user went back to, and slides it out for the one in its place.
  @Test func aPageThatIsReplacedAsTheUserGoesBackToItKeepsItsContent() {
    let rig = HandRig()
    for title in ["P", "Q", "R"] { rig.pushAndRest(title) }
    let middle = rig.stage.state.stack(of: rig.a)[2]
    let id = rig.stage.pictureID(of: middle)

    rig.wireframe.replace(middle, with: PlainScreen("S"))
    rig.hand.userPops(to: id)
    rig.rest()

    #expect(rig.hand.removals == 1)
    rig.expect(["A > P > S > R"])
    #expect(rig.model.page(id) == nil)
  }

  /// The hand blames nobody for a path that was published before the user went back.
  @Test func aPopThatCrossesWithTheUsersArrivesLater() {
    let rig = HandRig([.losesWhileMoving])
    let page = rig.pushAndRest("P")
    rig.pushAndRest("Q")

    rig.wireframe.popToRoot(of: rig.a)
    rig.hand.userPops(to: rig.stage.pictureID(of: page))
    rig.rest()

    #expect(rig.hand.removals == 1)
    rig.expect(["A"])
  }

  /// A new view begins with its path, so the user may go back at once.
  @Test func theUserGoesBackOnAWallWhoseFirstViewShowsAPushedPage() {
    let rig = HandRig([.losesWhileMoving])
    let wall = WallFlow(rig.wireframe)
    rig.mainFlow?.start(wall, from: rig.a)
    rig.wireframe.push(PlainScreen("Step"), from: wall.screen)
    rig.wait(100)

    rig.hand.userPops(to: rig.stage.pictureID(of: wall.screen))
    rig.rest()

    #expect(rig.model.removalsTold == 1)
    rig.expect(["A", "Log in"])
  }

  /// SwiftUI says late that the user has taken a sheet away, and at once that it has gone.
  @Test func aSheetThatHasGoneKeepsNothingWaiting() {
    let rig = HandRig([.nilLate])
    rig.presentAndRest("Sheet")

    rig.hand.userDismisses()
    rig.wait(1_001)
    rig.present("Next")
    rig.wait(20)

    #expect(rig.model.removalsTold == 1)
    #expect(rig.model.modals.count == 1)
  }
}
