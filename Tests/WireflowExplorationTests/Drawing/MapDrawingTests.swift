import Foundation
import SampleExplorations
import TestSupport
import Testing
import Wireflow
import WireflowTesting

@testable import WireflowExploration

/// A poster draws each edge once, around the cards, and in the order of the app.
@MainActor
struct MapDrawingTests {
  @Test func drawsEachEdgeOnceAndBeginsAtTheTopLeft() async throws {
    let map = await PlantedBug.none.map()

    let drawing = MapDrawing(map, title: "Notes")

    let layout = drawing.sheet.layout
    let lined = layout.lines.flatMap { layout.plan.links[$0.link].edges }
    let folded = layout.plan.cards.flatMap { $0.marks.flatMap(\.edges) }
    #expect((lined + folded).sorted() == Array(map.notableEdges.indices))
    #expect(layout.blockedLines.isEmpty)
    let start = try #require(layout.plan.cards.firstIndex { $0.isStart })
    #expect(layout.cards.allSatisfy { $0.x >= layout.cards[start].x })
    #expect(layout.cards.allSatisfy { $0.y >= layout.cards[start].y })
    // GitHub shows only some elements.
    let names = Set(drawing.svg.matches(of: /<([a-zA-Z]+)/).map { String($0.output.1) })
    #expect(names.isSubset(of: ["svg", "rect", "circle", "path", "text"]))
    #expect(!drawing.svg.contains("var(") && !drawing.svg.contains("style="))
  }

  @Test func marksTrapsAndChangesAndExplainsEachSign() async {
    let map = await PlantedBug.growingCycle.map()
    let baseline = await NavigationBaseline("Notes", [PlantedBug.renamedButton.map()])

    let drawing = MapDrawing(
      map, title: "Notes", edition: "2.0", changes: MapChanges(from: baseline, to: [map]),
      accepted: Dictionary(uniqueKeysWithValues: map.traps.map { ($0.name, "a museum piece") }),
      isCompared: true)

    assertSnapshot(of: drawing.svg)
  }

  @Test func beginsWithAModalIfTheAppDoes() throws {
    var map = NavigationMap.generated(roots: 1, width: 1, depth: 1, modals: 3)
    map.start = NavigationMap.Place(lane: .modal("Modal2"), screen: "Modal2", id: nil)

    let layout = MapDrawing(map, title: "Welcome").sheet.layout

    let start = try #require(layout.plan.cards.firstIndex { $0.isStart })
    #expect(layout.plan.lanes[0].name == "Modal2")
    #expect(layout.cards.allSatisfy { $0.x >= layout.cards[start].x })
    #expect(layout.cards.allSatisfy { $0.y >= layout.cards[start].y })
  }

  @Test func writesNoLostEdgeOverAnother() {
    let before = NavigationMap.generated(roots: 5, width: 2, depth: 3, modals: 9)

    let drawing = MapDrawing(
      .generated(roots: 1, width: 1, depth: 1, modals: 3), title: "Large",
      baseline: NavigationBaseline("Large", [before]))

    let places = drawing.svg.matches(of: /<text x="[\d.]+" y="[\d.]+"/).map { "\($0.output)" }
    #expect(Set(places).count == places.count)
  }

  @Test(.long) func leadsLinesAroundTheCardsOfALargeApp() {
    let map = NavigationMap.generated(roots: 5, width: 6, depth: 5, modals: 20)

    let start = ContinuousClock.now
    let layout = MapDrawing(map, title: "Large").sheet.layout
    let duration = ContinuousClock.now - start

    #expect(map.places.count >= 200)
    #expect(layout.lines.count == layout.plan.links.count)
    #expect(layout.blockedLines.isEmpty)

    // Only `.ci/more map` measures how fast it is: optimized, and beside no other test.
    if Strength.isWhole { #expect(duration < .seconds(2), "\(duration)") }
  }
}

extension NavigationMap {
  /// Returns the map of an app that nobody has written: trees of screens, and modals that many of
  /// them present.
  static func generated(roots: Int, width: Int, depth: Int, modals: Int) -> NavigationMap {
    var map = empty
    func place(_ lane: Lane, _ name: String) -> Place { Place(lane: lane, screen: name, id: nil) }
    func add(_ place: Place, of flow: String, isRoot: Bool = false) {
      map.places[place] = Details(
        flows: ["\(flow)Coordinator"], isRoot: isRoot,
        labels: [], title: place.screen, name: place.screen, script: [.action(.launch)])
    }
    let ends = (0..<modals).map { place(.modal("Modal\($0)"), "Modal\($0)") }
    for end in ends { add(end, of: end.screen, isRoot: true) }
    for root in 0..<roots {
      let lane = Lane.root("Root \(root)")
      map.roots.append("Root \(root)")
      var before = [place(lane, "Root\(root)")]
      add(before[0], of: "Root\(root)", isRoot: true)
      for level in 1...depth {
        let next = (0..<(level == 1 ? 3 : width + level)).map { number in
          place(lane, "Page\(root)x\(level)x\(number)")
        }
        for (number, target) in next.enumerated() {
          add(target, of: "Root\(root)")
          let from = before[number % before.count]
          map.edges.append(
            Edge(
              from: from, cause: .button("To \(number)"), target: .place(target), effects: [],
              script: []))
          let end = ends[(root * 7 + level * 3 + number) % ends.count]
          map.edges.append(
            Edge(from: target, cause: .button("Ask"), target: .place(end), effects: [], script: []))
        }
        before = next
      }
    }
    map.start = place(.root("Root 0"), "Root0")
    return map
  }

  private static var empty: NavigationMap {
    NavigationMap(
      wireframe: "tab-bar", start: nil, places: [:], edges: [], flows: [], corpus: [],
      refusals: [:], unreached: [],
      statistics: .init(
        states: 0, transitions: 0, actions: 0, duration: .zero, unexplored: 0))
  }
}

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
}
