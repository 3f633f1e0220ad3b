import Wireflow
import WireflowInteraction

extension JourneyApp {
  /// The screens on stage with their flows, as text that is the same under every wireframe.
  var account: String {
    let tree = NavigationTree(stage)
    let player = tree.player.map { [$0.screen, $0.controls] } ?? []
    let screens = (tree.roots.map(\.screens) + tree.modals.map(\.screens) + [player]).joined()
    var lines = screens.map { "\($0.name.title) of \($0.flow ?? "no flow")" }.sorted()
    lines.append("selected: \(stage.selectedRoot?.title ?? "nothing")")
    if let player = tree.player {
      lines.append("the player is \(player.isMaximized ? "maximized" : "minimized")")
    }
    if let alert = tree.alert { lines.append("alert \(alert.title)") }
    return lines.joined(separator: "\n")
  }
}
