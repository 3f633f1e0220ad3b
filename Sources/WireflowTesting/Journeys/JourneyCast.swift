import Wireflow

/// The screens and child flows of a journey by their names, held by weak references.
@MainActor
final class JourneyCast {
  private struct Member<Object: AnyObject> {
    weak var object: Object?
  }

  private var screens: [String: Member<JourneyScreen>] = [:]
  private var flows: [String: Member<JourneyFlow>] = [:]

  /// Returns the live screen with a title, or a new one if there is none.
  func screen(_ title: String) -> JourneyScreen {
    if let screen = screens[title]?.object { return screen }
    let screen = JourneyScreen(title)
    screens[title] = Member(object: screen)
    return screen
  }

  func liveScreen(_ title: String) -> JourneyScreen? { screens[title]?.object }

  func flow(_ name: String) -> JourneyFlow? { flows[name]?.object }

  func add(_ flow: JourneyFlow, _ name: String) { flows[name] = Member(object: flow) }

  var liveScreens: [JourneyScreen] { screens.values.compactMap(\.object) }

  /// The screens, players and flows that are still in memory.
  var remnants: [Remnant] {
    let players = liveScreens.map { Remnant($0.minimizedControls.title, $0.minimizedControls) }
    let live = liveScreens.map { Remnant($0.title, $0) } + players
    return live.sorted { $0.name < $1.name }
      + flows.compactMap { name, flow in flow.object.map { Remnant("the flow \(name)", $0) } }
      .sorted { $0.name < $1.name }
  }
}
