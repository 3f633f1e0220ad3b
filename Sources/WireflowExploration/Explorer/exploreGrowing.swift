import Wireflow

/// Runs an app's navigation breadth first, without a hunt, and hands over the map as it grows.
///
/// A map arrives about once a second if there are more places or edges than before, and at last the
/// whole one. Slow receivers get fewer maps, so that most of the time goes to the exploration.
/// - Parameters:
///   - app: the app.
///   - wireframe: the wireframe that decides how everything is presented.
///   - diary: the file that records each step, or nil.
///   - onMap: receives each map, with true for the last one.
@MainActor
package func exploreGrowing(
  _ app: ExplorableApp, on wireframe: ExplorableWireframe, diary: ExplorationDiary?,
  onMap: @escaping @MainActor @Sendable (NavigationMap, Bool) -> Void
) async {
  let growth = Growth()
  var options = ExplorationOptions()
  (options.huntLength, options.diary) = (.zero, diary)
  options.onProgress = { [growth] _ in
    guard let explorer = growth.explorer, explorer.duration > growth.pause else { return }
    let map = MapMaker(explorer).map()
    let size = map.places.count + map.edges.count
    guard size > growth.size else { return }
    growth.size = size
    let start = explorer.duration
    onMap(map, false)
    growth.pause = explorer.duration + (explorer.duration - start) * 6
  }
  let explorer = Explorer(ExplorationSubject(wireframe: wireframe, options: options, app: app))
  growth.explorer = explorer
  await explorer.run()
  diary?.close()
  onMap(MapMaker(explorer).map(), true)
}

/// The size of the last map that was handed over, and the explorer of the next one.
@MainActor
private final class Growth {
  weak var explorer: Explorer?
  var size = 0
  /// The time of the exploration before which no map is handed over.
  var pause = Duration.zero
}
