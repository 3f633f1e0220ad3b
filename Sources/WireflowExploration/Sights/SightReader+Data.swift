import Wireflow
import WireflowInteraction

/// The data of an app, wherever the user may see it.
extension SightReader {
  /// A hash of the titles and the elements of all screens of all windows, visible or not, and of the
  /// badges of all root items.
  var data: Int {
    if let known = contents.data { return known }
    var hasher = Hasher()
    for stage in app.app.stages { Self.add(stage, to: &hasher) }
    let data = hasher.finalize()
    contents.data = data
    return data
  }

  /// The number of rows that count in a list of more than twice as many.
  private static let rowLimit = 32

  private static func add(_ stage: Stage, to hasher: inout Hasher) {
    let snapshot = stage.snapshot
    let regions = [snapshot.base] + snapshot.modals.map(\.region)
    for root in regions.flatMap(\.roots) {
      hasher.combine(root.representation.title)
      hasher.combine(root.representation.badge)
      for screen in root.screens + root.detail { add(screen, to: &hasher) }
    }
    for embedding in regions.flatMap(\.embeddings) { add(embedding.screen, to: &hasher) }
    guard let player = snapshot.player else { return }
    for screen in [player.screen, player.controls] + player.embeddings.map(\.screen) {
      add(screen, to: &hasher)
    }
  }

  private static func add(_ screen: any Screen, to hasher: inout Hasher) {
    hasher.combine(screen.title)
    for element in screen.content.elements {
      guard case .rows(let rows) = element else {
        add(element, to: &hasher)
        continue
      }
      hasher.combine(rows.count)
      for place in rows.count.sampledPlaces(rowLimit) {
        add(.row(rows.row(at: place)), to: &hasher)
      }
    }
  }

  private static func add(_ element: ScreenContent.Element, to hasher: inout Hasher) {
    hasher.combine(element.label)
    hasher.combine(element.shownText)
    hasher.combine(element.traits?.isDisabled)
    hasher.combine(element.traits?.accessibilityLabel)
    hasher.combine(element.traits?.accessibilityValue)
  }
}
