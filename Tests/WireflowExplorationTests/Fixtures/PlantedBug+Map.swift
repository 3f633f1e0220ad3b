import Wireflow
import WireflowExploration

extension PlantedBug {
  @MainActor private static var maps: [PlantedBug: Task<NavigationMap, Never>] = [:]

  /// Returns the map of the app with this bug, which is explored once for all tests.
  @MainActor
  func map() async -> NavigationMap {
    let task =
      Self.maps[self] ?? Task { await explore(options: .quick) { makeController($0, $1) } }
    Self.maps[self] = task
    return await task.value
  }
}
