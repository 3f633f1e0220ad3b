@testable import Wireflow

/// A state without a stage, with a referee that is asked in words.
///
/// Screens are named by letters and made when they are named first. It begins with the root items
/// A and B in tabs.
@MainActor
final class RefereeRoom {
  /// A player, and its controls.
  final class PlayerScreen: FullscreenMinimizable {
    let title = "Player"
    let minimizedControls: any Screen = PageScreen("Controls")
    var onMinimizedPlayerPressed: (() -> Void)?
  }

  var state = StageState()
  private let player = PlayerScreen()
  private let link = StageLink()
  private var screens: [String: PageScreen] = [:]
  private var flows: [String: FlowRecord] = [:]

  init() {
    act("install A B")
  }

  func screen(_ name: String) -> any Screen {
    switch name {
    case "Player": player
    case "Controls": player.minimizedControls
    default: page(name)
    }
  }

  func page(_ name: String) -> PageScreen {
    if let page = screens[name] { return page }
    let page = PageScreen(name)
    screens[name] = page
    return page
  }

  /// Makes what a request in words comes to, or begins a flow, or gives it a screen.
  func act(_ words: String) {
    let parts = words.split(separator: " ").map(String.init)
    switch parts[0] {
    case "flow":
      let record = FlowRecord(link)
      record.name = parts[1]
      let parent = parts.count > 2 ? flows[parts[3]]?.id ?? .none : .none
      state.begin(record, under: parent, isMain: false)
      flows[parts[1]] = record
    case "give":
      if let flow = flows[parts[3]] { state.pass(state.tree.find(screen(parts[1])), to: flow.id) }
    default:
      let (verdict, _) = judge(words)
      apply(verdict)
    }
  }

  /// What the referee says of a request in words, and what it is in words.
  func judge(_ words: String) -> (Verdict, String) {
    let asked = AskedInWords(words, in: self)
    var asker = asked.asker
    if let flow = asked.flow { asker.flow = flows[flow]?.id ?? .none }
    let verdict = state.judge(asked.request, by: asker)
    return (verdict, self.words(of: verdict))
  }

  /// Tries requests out in words, each on what the earlier ones come to, and forgets them.
  func tryOut(_ requests: String...) {
    let asked = requests.map { AskedInWords($0, in: self) }
    state.attempt { state in
      for asked in asked {
        switch state.judge(asked.request, by: asked.asker) {
        case .change(let change): _ = state.apply(change)
        case .changes(let changes): for change in changes { _ = state.apply(change) }
        case .ignore: break
        }
      }
    }
  }

  func apply(_ verdict: Verdict) {
    switch verdict {
    case .change(let change): _ = state.apply(change)
    case .changes(let changes): for change in changes { _ = state.apply(change) }
    case .ignore: break
    }
  }
}

#if DEBUG
extension RefereeRoom {
  var violations: [String] { state.violations() }
}
#else
extension RefereeRoom {
  /// Nothing: the state is checked in debug builds.
  var violations: [String] { [] }
}
#endif
