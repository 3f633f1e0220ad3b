import Wireflow

/// The refused steps to retry after each step that may have changed something for long.
///
/// For example, the user may add a member to the family only after accepting the terms. A step counts
/// as refused if it shows an alert or nothing.
struct Retries {
  /// The first script of each element that may have changed something for long, and the number of
  /// refusals that were retried behind it.
  private var settings: [(script: [ExplorationStep], count: Int)] = []
  /// The first script of each element that was refused.
  private var refusals: [[ExplorationStep]] = []
  private var settingElements: Set<Explorer.TappedElement> = []
  private var refusedElements: Set<Explorer.TappedElement> = []

  /// Keeps the script of an edge if the edge is the first one of its element to change something for
  /// long, or the first one to be refused.
  mutating func add(_ edge: SeenEdge, _ script: [ExplorationStep]) {
    guard !edge.cause.isEvent else { return }
    let element = Explorer.TappedElement(screen: edge.from.screen, cause: edge.cause.outline)
    if !edge.keepsData, settingElements.insert(element).inserted {
      settings.append((script, 0))
    }
    if Self.isRefused(edge), refusedElements.insert(element).inserted { refusals.append(script) }
  }

  private static func isRefused(_ edge: SeenEdge) -> Bool {
    switch edge.target {
    case .alert: true
    case .stays: edge.cause.isTap && edge.effects.isEmpty
    case .place, .another, .below: false
    }
  }

  /// Returns a random setting and the next refusal to retry behind it, or nil after all of them.
  mutating func next(
    _ random: inout SplitMix
  ) -> (setting: [ExplorationStep], refusal: [ExplorationStep])? {
    let open = settings.indices.filter { settings[$0].count < refusals.count }
    guard !open.isEmpty else { return nil }
    let place = open[random.below(open.count)]
    defer { settings[place].count += 1 }
    return (settings[place].script, refusals[settings[place].count])
  }
}
