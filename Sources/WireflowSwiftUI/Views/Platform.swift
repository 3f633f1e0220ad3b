#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import SwiftUI
import Wireflow

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// The few differences between the platforms. On Linux, the double of UIKit takes the role of iOS.
#if canImport(UIKit) && !os(visionOS)

/// False: a wall has its own window, in front of the presentations of other code.
let wallsReplaceContent = false

/// The windows of walls, above those of alerts.
struct WallWindows: UIViewRepresentable {
  let model: StageModel
  @Environment(\.screenViews) private var views

  func makeUIView(context: Context) -> WallAnchor { WallAnchor(model, views) }

  func updateUIView(_ view: WallAnchor, context: Context) { view.show(model.walls) }
}

/// A view without a size, which finds the scene for the windows of walls, and sees each touch.
@MainActor
final class WallAnchor: UIView, UIGestureRecognizerDelegate {
  private let model: StageModel
  private let views: ScreenViews?
  /// The window of the app, which the view itself leaves while a cover hides it.
  ///
  /// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen
  private weak var home: UIWindow?
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
    if let window, window !== home {
      home = window
      watchTouches(in: window)
    }
    show(model.walls)
  }

  /// Watches the touches of the app, its sheets and its covers.
  ///
  /// A SwiftUI gesture over everything would compete with scrolling.
  ///
  /// https://danielsaidi.com/blog/2022/11/16/using-complex-gestures-in-a-scroll-view
  private func watchTouches(in window: UIWindow) {
    let watch = UITapGestureRecognizer()
    watch.cancelsTouchesInView = false
    watch.delegate = self
    window.addGestureRecognizer(watch)
  }

  /// Asks the guards before a swipe can begin, and lets the recognizer receive no touch at all.
  ///
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldreceive:)-1r9hd
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    model.touched()
    return false
  }

  /// Shows each wall in its window at once, so that nobody sees anything behind it meanwhile.
  func show(_ walls: [ModalModel]) {
    guard let home, let scene = home.windowScene else { return }
    for gone in windows where !walls.contains(gone.wall) { gone.window.isHidden = true }
    windows.removeAll { !walls.contains($0.wall) }
    for wall in walls where !windows.contains(where: { $0.wall === wall }) {
      windows.append((wall, makeWindow(for: wall, in: scene)))
    }
    home.accessibilityElementsHidden = !walls.isEmpty
  }

  private func makeWindow(for wall: ModalModel, in scene: UIWindowScene) -> UIWindow {
    for window in scene.windows { window.endEditing(true) }
    let new = UIWindow(windowScene: scene)
    watchTouches(in: new)
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

  /// Does nothing, because macOS has no magic tap.
  func onMagicTap(_ action: @escaping () -> Void) -> some View { self }
  #else
  func cover(
    item: Binding<ModalModel?>, onDismiss: @escaping () -> Void,
    @ViewBuilder content: @escaping (ModalModel) -> some View
  ) -> some View { fullScreenCover(item: item, onDismiss: onDismiss, content: content) }

  func inlineTitle(_ isInline: Bool) -> some View {
    navigationBarTitleDisplayMode(isInline ? .inline : .automatic)
  }

  func onMagicTap(_ action: @escaping () -> Void) -> some View {
    accessibilityAction(.magicTap, action)
  }
  #endif
}

#if os(macOS)
private typealias SystemImage = NSImage
#else
private typealias SystemImage = UIImage
#endif

extension Image {
  /// Creates an image by the name of an asset, or else of a system symbol.
  init(named name: String) {
    if SystemImage(named: name) == nil { self.init(systemName: name) } else { self.init(name) }
  }
}

/// Makes the system's screen reader speak an announcement, after its current speech or at once.
///
/// https://developer.apple.com/documentation/foundation/attributescopes/accessibilityattributes/announcementpriorityattribute
@MainActor
func speakOnSystem(_ announcement: Announcement) {
  var text = AttributedString(announcement.text)
  text.accessibilitySpeechAnnouncementPriority = announcement.urgency == .now ? .high : .low
  AccessibilityNotification.Announcement(text).post()
}
#else
import Wireflow

/// Does nothing, because nothing is shown without SwiftUI.
@MainActor
func speakOnSystem(_ announcement: Announcement) {}
#endif
