import TestSupport
import Testing
import Wireflow

@testable import WireflowExploration

/// A poster marks each trap at the edge or the place that it is about, and explains it.
@MainActor
@Suite(.long)
struct MapTrapDrawingTests {
  @Test(arguments: [
    (PlantedBug.growingCycle, "tap \"Linked note\""), (.idleElement, "tap \"Sort\""),
    (.idleAlert, "tap \"Reset\""),
  ])
  func marksTheEdge(_ bug: PlantedBug, cause: String) async throws {
    let map = await bug.map()

    let plan = MapDrawing(map, title: "Notes").sheet.layout.plan

    let badge = try #require(plan.cards.flatMap(\.badges).first)
    #expect(plan.cards.flatMap(\.badges).count == map.traps.count)
    let links = plan.links.filter { $0.port == badge.port }.flatMap(\.edges)
    let marks = plan.cards.flatMap(\.marks).filter { $0.port == badge.port }.flatMap(\.edges)
    #expect((links + marks).map { "\(plan.edges[$0].cause)" }.contains(cause))
  }

  @Test(arguments: [
    (PlantedBug.deadEnd, "AboutScreen"), (.lockedModal, "HelpScreen"),
    (.forgetfulRoot, "NoteScreen"),
  ])
  func marksThePlace(_ bug: PlantedBug, screen: String) async throws {
    let map = await bug.map()

    let plan = MapDrawing(map, title: "Notes").sheet.layout.plan

    let card = try #require(plan.cards.first { $0.place.screen == screen })
    #expect(!card.badges.isEmpty)
    #expect(card.badges.allSatisfy { $0.port == nil })
  }

  @Test func explainsATrap() async throws {
    let map = await PlantedBug.deadEnd.map()
    let trap = try #require(map.traps.first)
    var baseline = NavigationBaseline("Notes", [map])
    baseline.acceptedTraps[trap.name] = "a museum piece"

    let open = MapDrawing(map, title: "Notes").svg
    let accepted = MapDrawing(map, title: "Notes", baseline: baseline).svg

    #expect(open.contains(">!1</text>"))
    #expect(open.contains(">Nothing leads out of AboutScreen but quitting the app.</text>"))
    #expect(open.contains(">launch  ›  tap &quot;About&quot;</text>"))
    #expect(!open.contains("Accepted"))
    #expect(accepted.contains(">Accepted: a museum piece</text>"))
  }
}
