import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowWeb

/// The map of a session, and the ways on it.
@MainActor
struct MapRoomTests {
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

  /// From here, the whole way at the launch, or on a new branch.
  @Test func goesOnTheBestWayThatIsKnown() async {
    let here = rig()
    _ = await here.go(to: "More")
    _ = await here.go(to: "Shop")
    let nothing = #"tap \"Nothing\""#
    let whole = rig(Self.map(more: #"tap \"More\""#, move: nothing))
    _ = await whole.go(to: "More")
    #expect(!whole.lines.joined().contains("refused"))
    _ = await whole.act(.tap("Twice"))
    _ = await whole.go(to: "More")
    let branch = rig(Self.map(more: #"tap \"More\""#, move: nothing, from: "One"))
    _ = await branch.act(.tap("Twice"))
    let lines = branch.lines
    _ = await branch.go(to: "More")
    let branches = branch.session.updatedBranches()
    #expect(branches.last?.origin?.step == 0)
    #expect(branches.first?.timeline.steps.flatMap(\.lines) == lines)

    assertSnapshot(of: (here.transcript + whole.transcript + branch.transcript).text)
  }

  @Test func staysWhereItIsIfNoWayLeadsThere() async {
    let deadly = rig()
    _ = await deadly.act(.tap("Twice"))
    deadly.isDeadly = { $0.last?.action == .tap("More") }
    _ = await deadly.go(to: "More")
    let lost = rig(Self.map(more: #"tap \"Gone\""#, move: #"tap \"Gone\""#))
    let lines = lost.lines
    for place in ["More", "Far", "Wide", "Shop", "Nowhere"] { _ = await lost.go(to: place) }
    #expect(lost.lines == lines)
    let final = rig(isReplayable: false)
    _ = await final.go(to: "More")

    assertSnapshot(of: (deadly.transcript + lost.transcript + final.transcript).text)
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

    _ = await rig.go(to: "Delivery")

    #expect(rig.places == ["Delivery"])
  }

  @Test func tellsTheVisitsUpToAStep() async {
    let rig = rig()
    for action in [UserAction.tap("More"), .wait(.seconds(1)), .back, .tap("Twice")] {
      _ = await rig.act(action)
    }

    _ = await rig.path(0, 2)
    _ = await rig.path(0, 9)

    assertSnapshot(of: rig.transcript.text)
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

extension [String] {
  /// The strings as lines.
  var text: String { joined(separator: "\n") }
}
