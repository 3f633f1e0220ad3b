import SwiftUI
import Wireflow
import WireflowUIKit

/// The controls of the minimized player, in SwiftUI.
struct PlayerControlsView: View {
  let screen: PlayerControlsScreen
  let user: ScreenUser

  var body: some View {
    HStack {
      Text(screen.title)
      button(screen.playButton)
      button(screen.openButton)
      button(screen.closeButton)
    }
  }

  private func button(_ button: ScreenContent.Button) -> some View {
    Button(button.title) { user.perform(.tap(button)) }
  }
}
