import Testing
import Wireflow
import WireflowExploration

/// A random user prefers actions done least, and does the same by the same seed.
@MainActor
struct WalkTests {
  @Test func followsFromItsSeed() async {
    let one = await walk(seed: 7, actions: 60) { PlantedBug.none.makeController($0, $1) }
    let same = await walk(seed: 7, actions: 60) { PlantedBug.none.makeController($0, $1) }
    let other = await walk(seed: 8, actions: 60) { PlantedBug.none.makeController($0, $1) }

    #expect(one == same)
    #expect(one.script != other.script)
  }

  @Test func comesToAllPlacesSoon() async {
    let session = await walk(seed: 1, actions: 100) { PlantedBug.none.makeController($0, $1) }

    #expect(session.placeCount == 5)
  }
}
