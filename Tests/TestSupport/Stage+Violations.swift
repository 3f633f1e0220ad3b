#if DEBUG
@testable import Wireflow

/// A consistency check, for tests to call after each step.
extension NavigationState {
  private struct Findings {
    var reached: Set<ScreenID> = []
    var words: [String] = []

    mutating func expect(_ fits: Bool, _ rule: @autoclosure () -> String) {
      if !fits { words.append(rule()) }
    }
  }

  /// Returns the violations in words, or an empty array if everything is consistent.
  func violations() -> [String] {
    var found = Findings()
    for number in [nil] + detached.keys.map(Optional.some) {
      var state = self
      state.enterScene(number)
      for (level, region) in state.regions.enumerated() { state.check(region, at: level, &found) }
      for screen in state.player?.screens ?? [] { state.check(screen, in: nil, &found) }
    }
    found.expect(
      regions.dropFirst().drop(while: \.isDocked).allSatisfy { !$0.isDocked },
      "a minimized modal is in front of another one")
    found.expect(
      residents.count == found.reached.count, "\(residents.count) screens are not reached")
    found.expect(news.isEmpty && !counts.mayLackPresenters, "a request is not at its end")
    found.expect(alert.map { isOnStage($0.sender) } ?? true, "alert of no one")
    found.expect(
      notices.allSatisfy { $0.flow.map { flows[$0] != nil } ?? true }, "a notice of no flow waits")
    found.expect(notice?.wasShown ?? true, "the next notice is not shown")
    for (id, flow) in flows { check(id, flow, &found) }
    return found.words
  }

  private func check(_ region: Region, at level: Int, _ found: inout Findings) {
    let words = "region \(region.number)"
    found.expect((level == 0) == (region.modal == nil), "\(words) is no modal")
    found.expect(level == 0 || !region.items.isEmpty, "\(words) is empty")
    found.expect(region.container != nil || region.items.count == 1, "\(words) has no container")
    found.expect(region.selected < max(region.items.count, 1), "\(words) selects nothing")
    found.expect(region.modal?.presenter.map(isOnStage) ?? true, "\(words) is presented by no one")
    let keeper = region.modal?.keeper
    found.expect(
      keeper.map { flows[$0]?.parent == main } ?? true, "\(words) is kept by no child")
    if let controls = region.modal?.controls { check(controls, in: nil, &found) }
    for item in region.items {
      found.expect(!item.list.isEmpty, "\(words) has an empty item")
      for screen in item.list + item.detail { check(screen, in: nil, &found) }
    }
  }

  private func check(_ screen: ScreenID, in host: ScreenID?, _ found: inout Findings) {
    found.expect(found.reached.insert(screen).inserted, "a screen is there twice")
    guard let resident = residents[screen] else { return found.words.append("a screen is unknown") }
    let words = "screen \(resident.number)"
    found.expect(isOnStage(screen), "\(words) is in another scene")
    found.expect(resident.host == host, "\(words) is embedded elsewhere")
    found.expect(
      resident.owner.map { flows[$0] != nil } ?? true, "\(words) belongs to a flow that has ended")
    for inner in resident.embedded { check(inner, in: screen, &found) }
  }

  private func check(_ id: FlowID, _ flow: Flow, _ found: inout Findings) {
    let words = "flow \(id.number)"
    let screens = Set(residents.filter { $0.value.owner == id }.keys)
    let visible = flow.children.count { flows[$0]?.visibleCount ?? 0 > 0 }
    found.expect(screens == Set(flow.screens), "\(words) has other screens")
    found.expect(
      screens.count + visible == flow.visibleCount, "\(words) miscounts what it is seen by")
    found.expect(flow.children.allSatisfy { flows[$0]?.parent == id }, "\(words) lost a child")
    found.expect(
      flow.parent.map { flows[$0]?.children.contains(id) == true } ?? true,
      "\(words) lost its parent")
  }
}

/// A consistency check, for tests to call after each step.
extension Places {
  /// Returns the violations in words, or an empty array if everything is consistent.
  func violations() -> [String] {
    var words = state.violations()
    if isTrying || !effects.steps.isEmpty || !effects.changes.isEmpty {
      words.append("effects are not reported")
    }
    if screens.count != state.residents.count { words.append("\(screens.count) screens are kept") }
    if (alert == nil) != (state.alert == nil) { words.append("the alert is lost") }
    if Set(notices.keys) != Set(state.notices.map(\.number)) { words.append("a notice is lost") }
    for id in state.flows.keys {
      guard let flow = flow(id) else {
        words.append("flow \(id.number) is lost")
        continue
      }
      if isLifeless(flow), state.counts.toCheck.isEmpty {
        words.append("\(flow.name) is due, but has not ended")
      }
    }
    return words
  }
}
#else
import Wireflow
#endif

extension Stage {
  /// Returns the violations of the state's rules in words.
  ///
  /// The array is empty if everything is consistent, and always in a release build.
  package func violations() -> [String] {
    #if DEBUG
    places.violations()
    #else
    []
    #endif
  }
}
