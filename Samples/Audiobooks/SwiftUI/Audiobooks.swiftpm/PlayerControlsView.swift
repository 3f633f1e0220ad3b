import SwiftUI

/// The controls of the minimized player.
struct PlayerControlsView: View {
  let screen: PlayerControlsScreen

  var body: some View {
    HStack {
      Text(screen.title)
      Button("Play") { screen.onPlayPressed?() }
      Button("Open") { screen.onMaximizePressed?() }
      Button("Close") { screen.onClosePlayerPressed?() }
    }
  }
}
