import Wireflow

/// A coordinator that plays a recording, replacing any other player, until its own player leaves.
@MainActor
final class PlayerFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  /// A closure that receives the player and its book when the reader asks for the book's details.
  var onBookPressed: ((PlayerScreen, Book) -> Void)?

  private let factory: ConsumptionUIFactory
  private let playback: Playback
  private var tick: ScheduledWork?

  init(
    wireframe: any ApplicationWireframe, factory: ConsumptionUIFactory, recording: Recording
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.factory = factory
    playback = factory.makePlayback(of: recording)
  }

  func start(from sender: any Screen) {
    let controls = factory.makeMinimizedPlayerControls(for: playback)
    let player = factory.makeFullscreenMinimizable(for: playback, controls: controls)
    configure(controls, of: player)
    configure(player)
    wireframe.installMinimizable(player, animated: true)
    play(on: player)
  }

  private func configure(_ controls: PlayerControlsScreen, of player: PlayerScreen) {
    controls.onPlayPressed = wire(player) { flow, player in flow.play(on: player) }
    controls.onMaximizePressed = wire(controls) { flow, _ in
      flow.wireframe.maximizeMinimizableView(animated: true)
    }
    controls.onClosePlayerPressed = wire(controls) { flow, _ in flow.finish() }
  }

  private func configure(_ player: PlayerScreen) {
    player.onPlayPressed = wire(player) { flow, player in flow.play(on: player) }
    player.onBookPressed = wire(player) { flow, player, book in flow.onBookPressed?(player, book) }
    player.onMinimizePressed = wire(player) { flow, _ in
      flow.wireframe.minimizeFullscreenView(animated: true)
    }
    player.onMinimizedPlayerPressed = wire(player) { flow, _ in
      flow.wireframe.maximizeMinimizableView(animated: true)
    }
    player.onClosePlayerPressed = wire(player) { flow, _ in flow.finish() }
  }

  private func play(on player: PlayerScreen) {
    playback.play()
    if tick == nil { awaitTick(on: player) }
  }

  /// Advances the playback every second while a recording plays on a player.
  ///
  /// The ticks end when the player leaves, such as when another player replaces it.
  private func awaitTick(on player: PlayerScreen) {
    tick = after(.seconds(1), on: player) { flow, player in
      flow.tick = nil
      flow.playback.advance(by: .seconds(1))
      if flow.playback.isPlaying { flow.awaitTick(on: player) }
    }
  }
}
