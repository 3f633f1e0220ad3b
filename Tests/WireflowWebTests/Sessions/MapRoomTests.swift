import TestSupport
import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowWeb

/// The map of a session, and the ways on it.
@MainActor
struct MapRoomTests {
  private static let fromHere = #"{"text":"Went there from here."}"#

  private static func map(
    more script: String, move: String = #"tap \"More\""#, from start: String = "Shop"
  ) -> String {
    """
    {"isWhole": true, "cards": [
      {"key": "\(start)", "name": "\(start)", "script": ["launch"],
       "moves": [{"to": "More", "steps": ["\(move)"]}]},
      {"key": "More", "name": "More", "script": ["launch", "\(script)"],
       "moves": [{"to": "Shop", "steps": ["back"]}]},
      {"key": "Far", "name": "Far away", "script": ["launch"], "moves": []},
      {"key": "Wide", "name": "Wide", "script": [], "moves": []}]}
    """
  }

  private func rig(
    _ map: String = map(more: #"tap \"More\""#), isReplayable: Bool = true
  ) -> SessionRig {
    let maps = SessionMaps(
      explore: { _, onMap in onMap(WebMap(json: map), nil) }, draw: { _, _ in nil })
    return SessionRig(isReplayable: isReplayable, maps: maps)
  }

  @Test func goesFromHere() async {
    let rig = rig()

    #expect(await rig.go(to: "More") == Self.fromHere)
    #expect(rig.places == ["More"])
    #expect(await rig.go(to: "Shop") == Self.fromHere)
    #expect(rig.places == ["Shop"])
    #expect(rig.session.updatedBranches().count == 1)
  }

  @Test func goesTheWholeWayAtTheLaunchAlthoughAMoveOfItIsRefused() async {
    let rig = rig(Self.map(more: #"tap \"More\""#, move: #"tap \"Nothing\""#))

    #expect(await rig.go(to: "More") == Self.fromHere)

    #expect(rig.places == ["More"])
    #expect(rig.session.updatedBranches().count == 1)
    #expect(!rig.lines.joined().contains("refused"))
  }

  @Test func goesOnABranchFromTheLaunchIfTheWayFromHereIsRefused() async {
    let rig = rig(Self.map(more: #"tap \"More\""#, move: #"tap \"Nothing\""#, from: "One"))
    _ = await rig.act(.tap("Twice"))
    let lines = rig.lines

    let answer = await rig.go(to: "More")

    #expect(
      answer == #"""
        {"text":"Went there on a new branch, because the way from here ends at tap \"Nothing\"."}
        """#)
    #expect(rig.places == ["More"])
    let branches = rig.session.updatedBranches()
    #expect(branches.map(\.id) == [0, 1])
    #expect(branches.last?.origin?.step == 0)
    #expect(branches.first?.timeline.steps.flatMap(\.lines) == lines)
  }

  @Test func goesOnABranchFromTheLaunchIfNoWayFromHereIsKnown() async {
    let rig = rig(Self.map(more: #"tap \"More\""#, move: #"tap \"Nothing\""#))
    _ = await rig.act(.tap("Twice"))

    #expect(
      await rig.go(to: "More")
        == #"{"text":"Went there on a new branch, because no way from here is known."}"#)

    #expect(rig.places == ["More"])
  }

  @Test func staysWhereItIsIfAWayEndsTheApp() async {
    let rig = rig()
    _ = await rig.act(.tap("Twice"))
    rig.isDeadly = { $0.last?.action == .tap("More") }
    let lines = rig.lines

    #expect(
      await rig.go(to: "More")
        == #"{"reason":"the way to More cannot be tried. The app crashed."}"#)

    #expect(rig.places == ["One"])
    #expect(rig.lines == lines)
    #expect(rig.session.updatedBranches().count == 1)
  }

  @Test func saysWhereAWayEnds() async {
    let rig = rig(Self.map(more: #"tap \"Gone\""#, move: #"tap \"Gone\""#))
    let lines = rig.lines

    #expect(
      await rig.go(to: "More") == #"{"reason":"the way to More ends at tap \"Gone\""}"#)
    #expect(await rig.go(to: "Far") == #"{"reason":"the way to Far away leads elsewhere"}"#)
    #expect(await rig.go(to: "Wide") == #"{"reason":"nothing leads to Wide alone"}"#)
    #expect(await rig.go(to: "Shop") == #"{"reason":"This is where you are."}"#)
    #expect(await rig.go(to: "Nowhere") == "400 There is no such place on the map.")
    #expect(rig.lines == lines)
    #expect(rig.session.updatedBranches().count == 1)
  }

  @Test func goesNowhereIfTheAppCannotBeMadeAgain() async {
    let rig = rig(isReplayable: false)

    #expect(await rig.go(to: "More").contains("cannot be made again"))
    #expect(rig.places == ["Shop"])
  }

  @Test func waitsForAnActorOnTheWay() async {
    let map = """
      {"isWhole": true, "cards": [
        {"key": "Desk", "name": "Desk", "script": ["launch"],
         "moves": [{"to": "Delivery", "steps": ["tap \\"Ask\\"", "back", "tap \\"Order\\"", "wait 1s"]}]},
        {"key": "Delivery", "name": "Delivery", "moves": [],
         "script": ["launch", "tap \\"Ask\\"", "back", "tap \\"Order\\"", "wait 1s"]}]}
      """
    let maps = SessionMaps(
      explore: { _, onMap in onMap(WebMap(json: map), nil) }, draw: { _, _ in nil })
    let rig = SessionRig(maps: maps) { wireframe, _ in AnswerFlow(wireframe) }

    #expect(await rig.go(to: "Delivery") == Self.fromHere)
    #expect(rig.places == ["Delivery"])
  }

  @Test func tellsTheVisitsUpToAStep() async {
    let rig = rig()
    for action in [UserAction.tap("More"), .wait(.seconds(1)), .back, .tap("Twice")] {
      _ = await rig.act(action)
    }

    let path = await rig.path(0, 2)

    #expect(
      path == #"""
        {"count":3,"visits":[{"key":"Shop","last":0,"step":0,"title":"Shop"},\#
        {"key":"More","last":1,"step":1,"title":"More"},{"key":"Shop","last":2,"step":2,"title":"Shop"}]}
        """#)
    #expect(await rig.path(0, 9).hasPrefix("409 "))
  }

  @Test func exploresOnceWhenAPageAsks() {
    var wireframes: [String] = []
    let maps = SessionMaps(
      explore: { wireframe, _ in wireframes.append(wireframe) }, draw: { _, _ in nil })
    let rig = SessionRig(maps: maps)
    #expect(wireframes == [])

    for _ in 0..<3 {
      #expect(String(decoding: rig.session.readMap().body, as: UTF8.self) == "null")
    }

    #expect(wireframes == ["tabs"])
  }

  @Test func findsTheShortestWay() throws {
    let map = try #require(
      WebMap(
        json: """
          {"isWhole": false, "cards": [
            {"key": "a", "name": "", "script": [],
             "moves": [{"to": "b", "steps": ["1"]}, {"to": "c", "steps": ["2"]}]},
            {"key": "b", "name": "", "script": [], "moves": [{"to": "d", "steps": ["3"]}]},
            {"key": "c", "name": "", "script": [], "moves": [{"to": "e", "steps": ["4"]}]},
            {"key": "d", "name": "", "script": [], "moves": [{"to": "e", "steps": ["5"]}]},
            {"key": "e", "name": "", "script": [], "moves": [{"to": "a", "steps": ["6"]}]}]}
          """))

    #expect(map.way(from: "a", to: "e") == ["2", "4"])
    #expect(map.way(from: "e", to: "d") == ["6", "1", "3"])
    #expect(map.way(from: "a", to: "a") == [])
    #expect(map.way(from: "a", to: "z") == nil)
  }
}
