import Foundation

/// The facts that a page shows, as its script reads them.
struct PageData: Encodable {
  struct Sheet: Encodable {
    let wireframe: String
    let title: String
    let facts: String
    let device: [Double]
    let deviceKind: String
    let scale: Double
    let cards: [Card]
    /// The ends of each line, `from` one card `to` another.
    let links: [[String: Int]]
    let anywhere: [Edge]
    let traps: [Trap]
    let lost: [String]
  }

  struct Card: Encodable {
    let key: String
    let name: String
    let screen: String
    let lane: String
    let flows: [String]
    let box: [Double]
    /// The position of the device within the sheet.
    let slot: [Double]
    let picture: Int?
    /// The parts of the page as a drawing without a browser places them, for a check of both.
    let parts: [Part]
    let script: [String]
    let edges: [Edge]
    let traps: [Int]
    let lost: [String]
    let isNew: Bool
    /// The other wireframes without this place.
    let missing: [String]
  }

  struct Part: Encodable {
    let text: String
    let box: [Double]
  }

  struct Edge: Encodable {
    let cause: String
    let target: String
    let to: Int?
    let link: Int?
    let effects: String
    let script: [String]
    let isNew: Bool
    let missing: [String]
  }

  struct Trap: Encodable {
    let name: String
    let sentence: String
    let script: [String]
    let reason: String?
    let card: Int?
  }

  let sheets: [Sheet]
  let pictures: [String]
  let images: [String]

  init(
    maps: [NavigationMap], sheets: [SheetDrawing], changes: MapChanges, accepted: [String: String],
    artist: PageArtist
  ) {
    self.sheets = zip(maps, sheets).map { map, sheet in
      PageDataMaker(
        map: map, others: maps.filter { $0.wireframe != map.wireframe }, layout: sheet.layout,
        changes: changes, accepted: accepted, artist: artist
      )
      .sheet()
    }
    (pictures, images) = artist.content()
  }

  /// The facts as JSON in which no text can end the script.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = (try? encoder.encode(self)) ?? Data()
    let parts = data.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    return String(decoding: Data(parts.joined(separator: Data("\\u003c".utf8))), as: UTF8.self)
  }
}
