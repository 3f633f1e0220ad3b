#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import SwiftUI
import Wireflow
import WireflowInteraction

/// The maximized player, over the base.
struct PlayerView: View {
  @Bindable var player: PlayerModel

  var body: some View {
    PageView(page: player.page)
      // The ground alone reaches under the status bar:
      // https://developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:)
      .background(.background)
      .transition(.move(edge: .bottom))
      .accessibilityAddTraits(.isModal)
      .gesture(
        DragGesture().onEnded { if $0.translation.height > 120 { player.isMaximized = false } })
  }
}

/// The minimized player at the bottom of a view, above a tab bar.
struct PlayerDock: ViewModifier {
  /// The least height of the bar.
  static let height: CGFloat = 64

  let player: PlayerModel?
  let model: StageModel

  func body(content: Content) -> some View {
    content.safeAreaInset(edge: .bottom, spacing: 0) {
      // The keyboard would lift the bar.
      if let player, !player.isMaximized, !model.menus.isTyping { bar(player) }
    }
  }

  func bar(_ player: PlayerModel) -> some View {
    PageView(page: player.controls)
      .frame(minHeight: Self.height)
      .background(.bar)
      .onTapGesture { maximize(player) }
      .accessibilityAction(named: Text(name(of: player))) { maximize(player) }
  }

  private func name(of player: PlayerModel) -> String {
    let title = player.controls.page?.title ?? ""
    return title.isEmpty ? model.words.player : title
  }

  /// An action instead of a binding, because the app may respond in another way.
  private func maximize(_ player: PlayerModel) {
    model.perform(.maximize, on: .init(player.page.id))
  }
}
#endif
