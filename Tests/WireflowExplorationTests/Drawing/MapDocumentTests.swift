import Foundation
import Testing
import Wireflow
import WireflowExploration

/// The document of a map has the members that its article describes.
@MainActor
struct MapDocumentTests {
  private struct Document: Decodable {
    struct Map: Decodable {
      struct Place: Decodable {
        let id: String
        let name: String
      }
      struct Edge: Decodable {
        let from: String
        let cause: String
        let outcome: String
        let to: String?
      }
      struct Trap: Decodable { let name: String }
      let wireframe: String
      let start: String?
      let roots: [String]
      let places: [Place]
      let edges: [Edge]
      let traps: [Trap]
    }
    let format: Int
    let title: String
    let edition: String?
    let maps: [Map]
  }

  @Test func namesEachEndOfAnEdge() async throws {
    let map = await PlantedBug.none.map()

    let text = MapDocument("Notes", [map], edition: "2").json
    let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))

    let own = try #require(document.maps.first)
    let ids = Set(own.places.map(\.id))
    #expect(document.format == 1)
    #expect(document.title == "Notes")
    #expect(document.edition == "2")
    #expect(own.wireframe == map.wireframe)
    #expect(own.start.map(ids.contains) == true)
    #expect(own.roots == map.roots)
    #expect(own.edges.count == map.edges.count)
    #expect(own.edges.allSatisfy { ids.contains($0.from) && ($0.to.map(ids.contains) ?? true) })
    #expect(own.places.allSatisfy { !$0.name.isEmpty })
  }
}
