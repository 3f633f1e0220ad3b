#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import SwiftUI

// The few differences between the platforms. On Linux, the double of UIKit takes the role of iOS.
#if canImport(UIKit) && !os(visionOS)
import UIKit
import Wireflow

/// False: a wall has its own window, even above everything that other code presents.
let wallsReplaceContent = false

/// The windows of walls, above those of alerts.
struct WallWindows: UIViewRepresentable {
  let model: StageModel
  @Environment(\.screenViews) private var views

  func makeUIView(context: Context) -> WallAnchor { WallAnchor(model, views) }

  func updateUIView(_ view: WallAnchor, context: Context) { view.show(model.walls) }
}

/// A view without a size, which finds the scene for the windows of walls.
@MainActor
final class WallAnchor: UIView {
  private let model: StageModel
  private let views: ScreenViews?
  private var windows: [(wall: ModalModel, window: UIWindow)] = []

  init(_ model: StageModel, _ views: ScreenViews?) {
    self.model = model
    self.views = views
    super.init(frame: .zero)
    isHidden = true
    model.onWallChange = { [weak self] in self?.show($0) }
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    show(model.walls)
  }

  /// Shows each wall in its window at once, so that nobody sees anything behind it meanwhile.
  func show(_ walls: [ModalModel]) {
    guard let scene = window?.windowScene else { return }
    for gone in windows where !walls.contains(gone.wall) { gone.window.isHidden = true }
    windows.removeAll { !walls.contains($0.wall) }
    for wall in walls where !windows.contains(where: { $0.wall === wall }) {
      windows.append((wall, makeWindow(for: wall, in: scene)))
    }
    window?.accessibilityElementsHidden = !walls.isEmpty
  }

  private func makeWindow(for wall: ModalModel, in scene: UIWindowScene) -> UIWindow {
    window?.endEditing(true)
    let new = UIWindow(windowScene: scene)
    new.windowLevel = .alert + CGFloat(windows.count + 1)
    new.rootViewController = UIHostingController(
      rootView: WallView(wall: wall, model: model).environment(\.stageModel, model)
        .environment(\.screenViews, views))
    new.makeKeyAndVisible()
    return new
  }
}
#else
/// True: a wall replaces the scene's content, and the content's sheets disappear with it.
let wallsReplaceContent = true

/// Does nothing, because walls need no windows here.
struct WallWindows: View {
  let model: StageModel

  var body: some View { EmptyView() }
}
#endif

extension View {
  #if os(macOS)
  /// Presents a sheet, because macOS has no cover.
  func cover(
    item: Binding<ModalModel?>, onDismiss: @escaping () -> Void,
    @ViewBuilder content: @escaping (ModalModel) -> some View
  ) -> some View {
    sheet(item: item, onDismiss: onDismiss) { content($0).frame(minWidth: 480, minHeight: 400) }
  }

  func inlineTitle(_ isInline: Bool) -> some View { self }
  #else
  func cover(
    item: Binding<ModalModel?>, onDismiss: @escaping () -> Void,
    @ViewBuilder content: @escaping (ModalModel) -> some View
  ) -> some View { fullScreenCover(item: item, onDismiss: onDismiss, content: content) }

  func inlineTitle(_ isInline: Bool) -> some View {
    navigationBarTitleDisplayMode(isInline ? .inline : .automatic)
  }
  #endif
}
#endif
