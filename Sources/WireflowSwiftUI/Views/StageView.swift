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

  /// Creates a view of a backend's stage.
  public init(_ model: StageModel) {
    self.model = model
  }

  /// The content, and everything in front of it.
  public var body: some View {
    ZStack {
      if wallsReplaceContent, let wall = model.walls.last {
        WallView(wall: wall, model: model).id(wall.presentation)
      } else {
        GroundView(model: model)
      }
    }
    .background(WallWindows(model: model))
    .environment(\.stageModel, model)
    .focusedSceneValue(\.stageModel, model)
    .onAppear {
      model.isOnScreen = true
      model.publisher = publish
    }
    .onDisappear { model.isOnScreen = false }
    .onChange(of: width, initial: true) { _, width in
      model.roomChanged(to: width == .compact ? .compact : .regular)
    }
    // A guard may have changed its mind, so ask before a swipe can be recognized.
    .simultaneousGesture(DragGesture(minimumDistance: 0).onChanged { _ in model.touched() })
  }

  private func publish(_ isAnimated: Bool, _ changes: () -> Void) {
    var transaction = Transaction(animation: isAnimated && !reducesMotion ? .default : nil)
    transaction.disablesAnimations = !isAnimated
    withTransaction(transaction, changes)
  }
}

/// The base with its player and its modals.
///
/// The modals belong to a view that never changes, because a view that disappears closes its sheet,
/// too: https://github.com/pointfreeco/swift-navigation/pull/192
private struct GroundView: View {
  let model: StageModel

  var body: some View {
    ZStack(alignment: .bottom) {
      if let base = model.base {
        RegionView(region: base, model: model, modal: nil).id(ObjectIdentifier(base))
          .accessibilityHidden(model.player?.isMaximized == true)
      }
      if let player = model.player { PlayerView(player: player, model: model) }
    }
    .modifier(Presenting(presenter: model.presenter, model: model))
  }
}

/// A wall with its modals.
struct WallView: View {
  let wall: ModalModel
  let model: StageModel

  var body: some View {
    RegionView(region: wall.region, model: model, modal: nil)
      .id(ObjectIdentifier(wall.region))
      .modifier(Presenting(presenter: wall.presenter, model: model))
      .accessibilityAddTraits(.isModal)
  }
}
#endif
