import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowWeb

/// The app on all wireframes side by side.
@MainActor
struct CompanionTests {
  private let rig = SessionRig()

  @Test func doesWhatTheUserHasDone() async {
    _ = await rig.act(.tap("More"))

    #expect(await rig.showAll(true) == #"{"reason":null}"#)

    #expect(rig.session.companions.map(\.name) == ["drawer", "columns"])
    #expect(places == [["More"], ["More", "Shop"]])
  }

  @Test func doesWhatTheUserDoes() async {
    _ = await rig.showAll(true)

    _ = await rig.act(.tap("Twice"))
    _ = await rig.act(.back, app: "drawer")

    #expect(rig.places == ["Shop"])
    #expect(places == [["Shop"], ["Shop"]])
  }

  @Test func saysWhatIsPossibleInOneAlone() async {
    _ = await rig.showAll(true)

    let answer = await rig.act(.openDrawer, app: "drawer")

    #expect(answer.hasPrefix(#"{"reason":"only on Drawer: "#))
    #expect(rig.session.companions[0].app.backend.shown.base.isDrawerOpen)
    #expect(await rig.act(.openDrawer, app: "cube").hasPrefix("409 "))
  }

  @Test func readsEachStepOnAllWireframes() async {
    _ = await rig.act(.tap("More"))
    _ = await rig.act(.wireframe("drawer"))
    _ = await rig.act(.back)
    _ = await rig.showAll(true)

    let answer = await rig.steps(0, 1, 4, app: "columns")

    // A change of the wireframe is no step of the others, which stay where they are.
    #expect(rig.session.companions.map(\.name) == ["tabs", "columns"])
    #expect(answer.matches(of: /"place":"(\w+)"/).map { "\($0.1)" } == ["More", "More", "Shop"])
    #expect(answer.contains(#""navigation":"sidebar""#))
    #expect(await rig.path(0, 2, app: "columns").contains(#""count":1"#))
    #expect(await rig.share(3, app: "columns").contains(#"push ShopScreen \"More\" onto Shop"#))

    // A page may still read an app that the user has just hidden.
    _ = await rig.showAll(false)

    #expect(await rig.steps(0, 0, 1, app: "columns").hasPrefix("409 There is no app"))
  }

  @Test func followsIntoABranch() async {
    _ = await rig.act(.tap("More"))
    _ = await rig.showAll(true)

    _ = await rig.act(.tap("Twice"), branch: 0, step: 0)

    #expect(rig.places == ["One"])
    #expect(places == [["One"], ["Two", "Shop"]])
  }

  @Test func goesWithTheOthers() async {
    _ = await rig.showAll(true)
    weak let stage = rig.session.companions.first?.app.backend.stage

    _ = await rig.showAll(false)

    #expect(stage == nil)
  }

  private var places: [[String]] {
    rig.session.companions.map { companion in
      companion.app.backend.stage?.visibleScreens.map(\.title) ?? []
    }
  }
}
