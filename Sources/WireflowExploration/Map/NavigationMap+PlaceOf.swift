public import Wireflow

extension NavigationMap {
  /// Returns the place that is in front on a stage, or nil before the launch.
  ///
  /// ```swift
  /// if let place = NavigationMap.place(of: stage), let details = map.places[place] {
  ///   print("You are at \(details.name)")
  /// }
  /// ```
  /// The place is that of the first screen in this list:
  /// 1. the top screen of the selected root item of the last modal,
  /// 2. the maximized player,
  /// 3. the top screen of the detail of the selected root item,
  /// 4. the top screen of the selected root item.
  ///
  /// An alert, the drawer and a minimized player leave the place as it is. The same stage always has
  /// the same place, whether an exploration has found it or not. The call takes O(n) time for n
  /// screens on stage.
  @MainActor
  public static func place(of stage: Stage) -> Place? {
    let snapshot = stage.snapshot
    guard !snapshot.base.roots.isEmpty else { return nil }
    let seen = PlaceReader(stage, snapshot).frontPlace
    return Place(lane: seen.lane, screen: seen.screen, id: seen.id)
  }
}
