import Observation
package import Wireflow

/// The player, an overlay of our own that nothing in the system contradicts.
@Observable @MainActor
package final class PlayerModel {
  package let page: PageModel
  package let controls: PageModel
  package internal(set) var dock: WireframeContainer.PlayerDock
  let bound: BoundValue<Bool>
  @ObservationIgnored weak var listener: StageModel?

  init(_ page: PageModel, controls: PageModel, _ player: PlayerPresentation, _ model: StageModel) {
    self.page = page
    self.controls = controls
    dock = player.dock
    bound = BoundValue(player.isMaximized)
    listener = model
  }

  /// True while it covers the base, until our own drag gesture sets it to false.
  package var isMaximized: Bool {
    get { bound.value }
    set { listener?.hear(isMaximized: newValue, from: self) }
  }
}
