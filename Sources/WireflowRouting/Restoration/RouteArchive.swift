public import Foundation

/// The routes that lead to all that is on stage, for an app to save before it may be ended.
///
/// The routes are followed in order. The last one is the place in front, those before it make what
/// stands beside it, such as the stacks of other tabs. Alerts and the drawer are not kept.
///
/// ```swift
/// services.savedData = try? store.archive?.data  // when the app goes to the background
/// if let data = services.savedData {  // at the next launch
///   store.restore(try RouteArchive(data: data))
/// }
/// ```
public struct RouteArchive: Sendable, Hashable {
  /// The version that is written.
  private static let currentVersion = 1

  /// The routes, in the order in which they are followed, at least one.
  public let places: [Route]

  /// Creates an archive of places, which is of the empty route if there is none.
  public init(places: [Route]) {
    self.places = places.isEmpty ? [Route()] : places
  }

  /// Creates an archive from its data, and refuses data that it does not know.
  public init(data: Data) throws(RouteArchiveError) {
    let decoder = JSONDecoder()
    guard let header = try? decoder.decode(Header.self, from: data), header.isOurs else {
      throw .damaged
    }
    guard header.version <= Self.currentVersion else { throw .newer(version: header.version) }
    guard header.version == Self.currentVersion else { throw .unknown(version: header.version) }
    guard let body = try? decoder.decode(Body.self, from: data), !body.places.isEmpty else {
      throw .damaged
    }
    places = body.places
  }

  /// The archive as JSON, with its version.
  public var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      return try encoder.encode(Body(places: places))
    }
  }
}

extension RouteArchive {
  /// The part that is the same in all versions.
  private struct Header: Decodable {
    let format: String
    let version: Int

    var isOurs: Bool { format == Body.format }
  }

  private struct Body: Codable {
    static let format = "wireflow-routes"

    var format = Self.format
    var version = RouteArchive.currentVersion
    let places: [Route]
  }
}
