import SwiftUI

/// The controls of the minimized player, in SwiftUI.
struct PlayerControlsView: View {
  let screen: PlayerControlsScreen

  var body: some View {
    HStack {
      Text(screen.title)
      Button(screen.texts["Play"]) { screen.onPlayPressed?() }
      Button(screen.texts["Open player"]) { screen.onMaximizePressed?() }
      Button(screen.texts["Close player"]) { screen.onClosePlayerPressed?() }
    }
  }
}
