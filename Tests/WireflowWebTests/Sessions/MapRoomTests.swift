import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowWeb

/// The map of a session, and the ways on it.
@MainActor
struct MapRoomTests {
  private static let shop = """
    {"isWhole": true, "cards": [
      {"key": "Shop", "name": "Shop", "script": ["launch"], "moves": [
        {"to": "More", "steps": ["tap \\"More\\""]}, {"to": "Gone", "steps": ["tap \\"Gone\\""]},
        {"to": "Far", "steps": ["tap \\"Twice\\""]}, {"to": "One", "steps": ["tap \\"Gone\\""]}]},
      {"key": "More", "name": "More", "script": [], "moves": [{"to": "Shop", "steps": ["back"]}]},
      {"key": "Far", "name": "Far away", "script": [], "moves": []},
      {"key": "Gone", "name": "Gone", "script": [], "moves": []},
      {"key": "One", "name": "One", "script": ["launch", "tap \\"Twice\\""], "moves": []},
      {"key": "Wide", "name": "Wide", "script": [], "moves": []}]}
    """

  private func maps(_ json: String) -> SessionMaps {
    SessionMaps(
      explore: { _, onMap in onMap(WebMap(json: json), nil) }, draw: { _, _ in nil })
  }

  @Test func goesFromHereOrElseFromTheLaunch() async {
    let rig = SessionRig(maps: maps(Self.shop))
    for place in ["More", "Gone", "Nowhere", "Wide", "Far", "Shop", "One"] {
      await rig.ask(.go, ["place": place])
    }
    for step in [1, 9] { await rig.ask(.path, ["step": step]) }

    assertSnapshot(of: (rig.transcript + rig.lines).text)
  }

  @Test func waitsForAnActorOnTheWay() async {
    let rig = SessionRig(
      maps: maps(
        """
        {"isWhole": true, "cards": [
          {"key": "Desk", "name": "Desk", "script": [],
           "moves": [{"to": "Delivery", "steps": ["tap \\"Ask\\"", "back", "tap \\"Order\\"", "wait 1s"]}]},
          {"key": "Delivery", "name": "Delivery", "script": [], "moves": []}]}
        """)
    ) { wireframe, _ in AnswerFlow(wireframe) }

    await rig.ask(.go, ["place": "Delivery"])

    #expect(rig.places == ["Delivery"])
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

    #expect(wireframes == ["tab-bar"])
  }
}
