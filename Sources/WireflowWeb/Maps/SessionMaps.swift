package import Wireflow
package import WireflowInteraction

/// The maps of a session, one for each wireframe, which grow while another process explores the app.
@MainActor
package final class SessionMaps {
  /// A closure that explores the app on a wireframe, and hands over each map or the reason why there
  /// is none.
  package typealias Exploration =
    @MainActor (_ wireframe: String, _ onMap: @escaping @MainActor (WebMap?, String?) -> Void) ->
    Void
  /// A closure that draws the poster of the places that a session has visited.
  package typealias Drawing = @MainActor (_ wireframe: String, [WebVisit]) -> String?

  /// A closure that runs when a map has changed.
  var onChange: (() -> Void)?
  let draw: Drawing
  private let explore: Exploration?
  private var maps: [String: WebMap] = [:]
  private var versions: [String: Int] = [:]
  private var problems: [String: String] = [:]

  /// Creates the maps of an app.
  /// - Parameters:
  ///   - explore: explores the app, or nil for an app that cannot be explored.
  ///   - draw: draws the map of a session.
  package init(explore: Exploration?, draw: @escaping Drawing) {
    (self.explore, self.draw) = (explore, draw)
  }

  /// Returns the map on a wireframe, and begins to explore it at the first call.
  func map(on wireframe: String) -> WebMap? {
    if let explore, versions[wireframe] == nil {
      versions[wireframe] = 0
      explore(wireframe) { [weak self] map, problem in self?.take(map, problem, wireframe) }
    }
    return maps[wireframe]
  }

  /// Returns the state of the map on a wireframe.
  func state(on wireframe: String) -> MapState {
    MapState(
      wireframe: wireframe, version: versions[wireframe] ?? 0, problem: problems[wireframe])
  }

  private func take(_ map: WebMap?, _ problem: String?, _ wireframe: String) {
    maps[wireframe] = map ?? maps[wireframe]
    problems[wireframe] = problem
    versions[wireframe, default: 0] += 1
    onChange?()
  }
}

/// The state of a map, by which a page knows when to read it again.
struct MapState: Encodable, Hashable, Sendable {
  var wireframe: String
  var version: Int
  /// The reason why the map is not whole.
  var problem: String?
}

/// A step of a session that ended at a place.
package struct WebVisit {
  package let action: UserAction
  /// The key of the place.
  package let location: String
  package let picture: StagePicture
}
