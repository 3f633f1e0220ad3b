import Wireflow

/// The search for elements that lead elsewhere in each place of their kind once data has changed.
extension Explorer {
  /// Tries each element that leads elsewhere in another place of its kind again after each change of
  /// data.
  ///
  /// For example, a login lets the user thank the writers of all notes. The search has seen that in one
  /// place, and now tries it in a list of saved notes.
  func searchTwins() async {
    let twins = twins()
    for change in firstScripts(where: { !$0.cause.isEvent && !$0.keepsData }) where !twins.isEmpty {
      guard let start = await wayHome(behind: change) else { continue }
      for twin in twins where checkLimit() {
        let script = start + states[twin.from].path.dropFirst() + twin.steps.prefix(1)
        await playOn(script, behind: script.count - 1)
      }
    }
  }

  /// Returns a tap on each element that is known for fewer targets than the same element in another
  /// place.
  private func twins() -> [Transition] {
    let taps = outlines.filter { $0.cause.isTap }
    let all = targets(of: taps) { TappedElement(screen: $0.from.screen, cause: $0.cause) }
    let known = targets(of: taps) { PlacedElement(place: $0.from, cause: $0.cause) }
    var seen: Set<PlacedElement> = []
    return transitions.filter { transition in
      let from = transition.edge.from.outline
      let cause = transition.edge.cause.outline
      guard states[transition.from].sight.alert == nil,
        let targets = all[TappedElement(screen: from.screen, cause: cause)]
      else { return false }
      let element = PlacedElement(place: from, cause: cause)
      return !targets.isSubset(of: known[element] ?? []) && seen.insert(element).inserted
    }
  }
}

/// A button or a row in one place.
private struct PlacedElement: Hashable {
  let place: SeenPlace
  let cause: NavigationMap.Cause
}

/// Returns the kinds of targets of edges, by the elements that lead there.
private func targets<Element: Hashable>(
  of edges: Set<SeenEdge>, by element: (SeenEdge) -> Element
) -> [Element: Set<String>] {
  Dictionary(grouping: edges, by: element).mapValues { Set($0.map(\.target.kind)) }
}

extension SeenEdge.Target {
  /// The type of the screen to which an edge leads, wherever it is, or a description of another target.
  fileprivate var kind: String {
    switch self {
    case .place(let place), .another(let place): place.screen
    case .alert, .below, .stays: "\(self)"
    }
  }
}
