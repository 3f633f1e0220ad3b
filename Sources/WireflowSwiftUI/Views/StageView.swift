#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
public import SwiftUI
import Wireflow

/// A view of a whole app.
///
/// ``WireflowScene`` creates one for each window. Use it yourself to show an app inside another
/// view.
public struct StageView: View {
  private let model: StageModel
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @State private var places = AnchorPlaces()

  /// Creates a view of a backend's stage.
  public init(_ model: StageModel) { self.model = model }

  /// The content, and everything in front of it.
  public var body: some View {
    ZStack {
      if wallsReplaceContent, let wall = model.walls.last {
        WallView(wall: wall, model: model).id(wall.presentation)
      } else {
        ground
      }
    }
    .background(WallWindows(model: model))
    .environment(\.stageModel, model)
    .environment(\.anchorPlaces, places)
    .focusedSceneValue(\.stageModel, model)
    .onAppear { model.isOnScreen = true }
    .onDisappear { model.disappeared() }
    .onChange(of: reducesMotion, initial: true) { _, reducesMotion in
      model.publisher = { publish($0, reducesMotion: reducesMotion, $1) }
    }
    .onChange(of: width, initial: true) { _, width in
      model.roomChanged(to: width == .compact ? .compact : .regular)
    }
  }

  /// The base with its player and its modals.
  ///
  /// The modals belong to a view that never changes, because a view that disappears closes its sheet,
  /// too: https://github.com/pointfreeco/swift-navigation/pull/192
  private var ground: some View {
    ZStack(alignment: .bottom) {
      if let base = model.base {
        RegionView(region: base, model: model, player: model.player).id(ObjectIdentifier(base))
          .accessibilityHidden(model.player?.isMaximized == true)
      }
      if let player = model.player, player.isMaximized { PlayerView(player: player) }
    }
    .modifier(Presenting(presenter: model.presenter, model: model))
  }

  private func publish(_ isAnimated: Bool, reducesMotion: Bool, _ changes: () -> Void) {
    var transaction = Transaction(animation: isAnimated && !reducesMotion ? .default : nil)
    transaction.disablesAnimations = !isAnimated
    withTransaction(transaction, changes)
  }
}

/// A wall with its modals.
struct WallView: View {
  let wall: ModalModel
  let model: StageModel

  var body: some View {
    RegionView(region: wall.region, model: model)
      .id(ObjectIdentifier(wall.region))
      .modifier(Presenting(presenter: wall.presenter, model: model))
      .accessibilityAddTraits(.isModal)
  }
}
#endif
