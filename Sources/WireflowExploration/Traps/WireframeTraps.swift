import Wireflow

/// A finder of sessions that end differently on different wireframes.
///
/// The finder takes each edge that only one map has, and plays it on the other wireframe, because
/// the edge may be rare or out of reach there. If every step is possible and the last one leads
/// elsewhere, the finder reports a trap.
@MainActor
struct WireframeTraps {
  /// The end of a session on another wireframe.
  private enum End: Equatable {
    /// A session that needs something out of reach on the wireframe.
    case outOfReach
    /// A last step that is not offered, although its screen is there.
    case missing
    /// The screen or the alert to which the last step leads, or nil if it leads nowhere else.
    case leads(String?)
  }

  /// The explorers, one for each wireframe, in the order of their maps.
  let explorers: [Explorer]
  let maps: [NavigationMap]

  /// Returns the traps, each once with the shortest script that was tried.
  func traps() async -> [NavigationTrap] {
    var traps: [String: NavigationTrap] = [:]
    let departures = maps.map { map in
      Dictionary(grouping: map.edges, by: Self.departure)
    }
    for (place, map) in maps.enumerated() {
      for (other, explorer) in explorers.enumerated() where other != place {
        for edge in map.edges where !edge.isImplied && edge.target.isFar(from: edge.from) {
          let there = departures[other][Self.departure(edge)] ?? []
          if there.contains(where: { Self.name($0.target) == Self.name(edge.target) }) { continue }
          let trap = await trap(of: edge, on: map, by: explorers[place], unlike: explorer)
          guard let trap else { continue }
          if let known = traps[trap.name], !NavigationMap.isShorter(trap.script, known.script) {
            continue
          }
          traps[trap.name] = trap
        }
      }
    }
    return traps.values.sorted { $0.name < $1.name }
  }

  private static func departure(_ edge: NavigationMap.Edge) -> Explorer.TappedElement {
    Explorer.TappedElement(screen: edge.from.screen, cause: edge.cause)
  }

  private func trap(
    of edge: NavigationMap.Edge, on map: NavigationMap, by own: Explorer, unlike explorer: Explorer
  ) async -> NavigationTrap? {
    let expected = Self.name(edge.target) ?? ""
    let wireframe = explorer.subject.wireframe.name
    let end: String
    switch await self.end(of: edge, in: explorer) {
    case .outOfReach, .leads(expected): return nil
    // A modal of one wireframe may be a page on another, and only modals make commands unreachable.
    case .missing where edge.cause.isCommand: return nil
    case .missing: end = "is not offered on \(wireframe)"
    case .leads(nil): end = "leads nowhere on \(wireframe)"
    case .leads(let name?): end = "leads to \(name) on \(wireframe)"
    }
    // A request that waited may have arrived on the way to where its step ends.
    if edge.cause == .wait, await self.end(of: edge, in: own) != .leads(expected) { return nil }
    return NavigationTrap(
      kind: .unlikeWireframes, subject: "\(edge.cause) on \(edge.from.screen)",
      sentence:
        "\(edge.cause) on \(edge.from.screen) leads to \(expected) on \(map.wireframe), and \(end).",
      script: edge.script)
  }

  private func end(of edge: NavigationMap.Edge, in explorer: Explorer) async -> End {
    let app = LiveApp(explorer.subject)
    if edge.cause == .wait { return await arrival(of: edge, in: app, explorer) }
    // Waits that follow another cause only let its work end.
    guard let last = edge.script.lastIndex(where: { !$0.isWait }) else { return .outOfReach }
    for step in edge.script[..<last] where await !app.take(step) { return .outOfReach }
    let before = explorer.reader(app).sight()
    let possible = explorer.finder(app, before).all.first { $0.step == edge.script[last] }
    guard let possible else {
      let isThere = app.stage.visibleScreens.contains {
        app.stage.name(of: $0).typeName == edge.from.screen
      }
      return isThere && before.alert == nil ? .missing : .outOfReach
    }
    guard possible.from.screen == edge.from.screen,
      let outcome = await explorer.result(of: possible, from: before, in: app)
    else { return .outOfReach }
    return switch outcome.edge.target {
    case .place(let place), .another(let place): .leads(place.screen)
    case .alert(_, let title): .leads(title.literal)
    case .below, .stays: .leads(nil)
    }
  }

  /// Returns the end of a session whose last step lets something arrive, whatever that step is.
  private func arrival(
    of edge: NavigationMap.Edge, in app: LiveApp, _ explorer: Explorer
  ) async -> End {
    for step in edge.script where await !app.take(step) { return .outOfReach }
    let reader = explorer.reader(app)
    let sight = reader.sight()
    if let alert = sight.alert { return .leads(alert.name(masking: reader.visibleData).literal) }
    return .leads(sight.front.screen == edge.from.screen ? nil : sight.front.screen)
  }

  private static func name(_ target: NavigationMap.Target) -> String? {
    switch target {
    case .place(let place), .another(let place): place.screen
    case .alert(_, let title): title.literal
    case .below, .stays: nil
    }
  }
}

extension NavigationMap.Target {
  /// Returns true for an alert, or for another screen than that of a place.
  func isFar(from place: NavigationMap.Place) -> Bool {
    switch self {
    case .place(let other), .another(let other): other.screen != place.screen
    case .alert: true
    case .below, .stays: false
    }
  }
}
