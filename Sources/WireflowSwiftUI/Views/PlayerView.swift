#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import SwiftUI
import Wireflow
import WireflowInteraction

/// The player: a bar with its controls, or all of it.
struct PlayerView: View {
  @Bindable var player: PlayerModel
  let model: StageModel

  var body: some View {
    if player.isMaximized {
      PageView(page: player.page)
        .background(.background)
        .ignoresSafeArea()
        .transition(.move(edge: .bottom))
        .accessibilityAddTraits(.isModal)
        .gesture(DragGesture().onEnded { if $0.translation.height > 120 { minimize() } })
    } else {
      PageView(page: player.controls)
        .frame(height: 64)
        .background(.bar)
        // Above the tab bar.
        .padding(.bottom, player.dock == .aboveTabs ? 49 : 0)
        .onTapGesture { maximize() }
        .accessibilityAction(named: Text(model.words.player)) { maximize() }
    }
  }

  private func minimize() { player.isMaximized = false }

  /// An action instead of a binding, because the app may respond in another way.
  private func maximize() { model.perform(.maximize, on: .init(player.page.id)) }
}
#endif
