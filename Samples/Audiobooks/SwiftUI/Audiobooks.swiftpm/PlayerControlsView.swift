import SwiftUI
import Wireflow
import WireflowSwiftUI

/// The controls of the minimized player.
struct PlayerControlsView: View {
  let screen: PlayerControlsScreen
  @Environment(\.stageModel) private var model

  var body: some View {
    HStack {
      Text(screen.title)
      button(screen.playButton)
      button(screen.openButton)
      button(screen.closeButton)
    }
  }

  private func button(_ button: ScreenContent.Button) -> some View {
    Button(button.title) { model?.perform(.tap(button), on: screen) }
  }
}
