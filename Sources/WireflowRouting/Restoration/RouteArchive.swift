public import Foundation

/// The routes that restore the stage, for an app to save before the system may end it.
///
/// The store follows the routes in order. The last one leads to the place in front. Those before it
/// restore the rest, such as the stacks of other tabs. An archive contains no alerts and no drawer.
///
/// ```swift
/// services.savedData = try? store.archive?.data  // when the app goes to the background
/// if let data = services.savedData {  // at the next launch
///   store.restore(try RouteArchive(data: data))
/// }
/// ```
public struct RouteArchive: Sendable, Hashable {
  /// The version that new archives have.
  private static let currentVersion = 1

  /// The routes, at least one, in the order in which the store follows them.
  public let places: [Route]

  /// Creates an archive of places, or of the empty route if there are none.
  public init(places: [Route]) {
    self.places = places.isEmpty ? [Route()] : places
  }

  /// Creates an archive from its data, and throws an error if it cannot read the data.
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

  /// The archive as JSON, including its version.
  public var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      return try encoder.encode(Body(places: places))
    }
  }
}

extension RouteArchive {
  /// The part that all versions have in common.
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
