#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation
import UIKit
import Wireflow

/// The parts of UIKit that only newer systems have.
///
/// Tests remove some of them to run the code for older systems.
struct SystemFeatures {
  /// True if tabs are objects, which a sidebar can show as well.
  var hasTabObjects = Self.hasTabObjects
  /// True if a page can zoom out of a view.
  var hasZoom = Self.hasTabObjects
  /// True if a tab bar has an accessory.
  var hasBottomAccessory = Self.hasBottomAccessory

  private static var hasTabObjects: Bool {
    if #available(iOS 18.0, visionOS 2.0, *) { true } else { false }
  }

  private static var hasBottomAccessory: Bool {
    if #available(iOS 26.0, visionOS 26.0, *) { true } else { false }
  }
}

// What visionOS lacks, according to Apple's pages: the update of a status bar, a keyboard that follows the
// finger, and the heights of a sheet. Nothing happens there.
extension UIViewController {
  #if os(visionOS)
  func updateStatusBar() {}
  func setDetents(_ detents: [ModalStyle.Detent]) {}
  #else
  /// Makes the system ask again how the status bar looks.
  func updateStatusBar() { setNeedsStatusBarAppearanceUpdate() }

  /// Sets the heights at which a sheet rests.
  func setDetents(_ detents: [ModalStyle.Detent]) {
    sheetPresentationController?.detents = detents.map(\.detent)
  }
  #endif
}

extension UIScrollView {
  #if os(visionOS)
  func letKeyboardFollowDrag() {}
  #else
  /// Lets the keyboard follow the finger that drags the content.
  func letKeyboardFollowDrag() { keyboardDismissMode = .interactive }
  #endif
}

#if !os(visionOS)
extension ModalStyle.Detent {
  @MainActor
  fileprivate var detent: UISheetPresentationController.Detent {
    switch self {
    case .medium: .medium()
    case .large: .large()
    case .height(let points):
      .custom(identifier: .init("\(points)")) { context in
        min(CGFloat(points), context.maximumDetentValue)
      }
    }
  }
}
#endif

/// An observation that calls a closure whenever a scene is about to return to the foreground, and
/// when it is active again, because its state may still be the background before.
final class ForegroundWatch {
  private let tokens: [any NSObjectProtocol]

  @MainActor
  init(_ scene: UIScene, _ onReturn: @escaping @MainActor () -> Void) {
    let names = [UIScene.willEnterForegroundNotification, UIScene.didActivateNotification]
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { _ in
        // UIKit posts scene notifications on the main thread.
        MainActor.assumeIsolated { onReturn() }
      }
    }
  }

  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}

/// The action of a gesture recognizer, which retains it.
///
/// UIKit calls a selector. The double of UIKit on Linux has no selectors, and calls the function.
@MainActor
final class GestureAction: NSObject {
  private let act: @MainActor () -> Void

  init(_ act: @escaping @MainActor () -> Void) {
    self.act = act
    super.init()
  }
}

#if canImport(ObjectiveC)
extension GestureAction {
  @objc func recognized(_ recognizer: UIGestureRecognizer) { act() }

  /// Creates a tap recognizer that performs the action.
  func makeTap() -> UITapGestureRecognizer {
    UITapGestureRecognizer(target: self, action: #selector(recognized(_:)))
  }

  /// Creates a swipe recognizer that performs the action.
  func makeSwipe() -> UISwipeGestureRecognizer {
    UISwipeGestureRecognizer(target: self, action: #selector(recognized(_:)))
  }
}
#else
extension GestureAction: UIGestureTarget {
  func recognized(_ recognizer: UIGestureRecognizer) { act() }
  func makeTap() -> UITapGestureRecognizer { UITapGestureRecognizer(target: self) }
  func makeSwipe() -> UISwipeGestureRecognizer { UISwipeGestureRecognizer(target: self) }
}
#endif

/// The part of the backend that informs VoiceOver of new pages, new elements and announcements.
@MainActor
final class Voice {
  /// The last view controller in front that VoiceOver learned of.
  private weak var place: UIViewController?
  /// False until VoiceOver has learned of a page, and while it is not running.
  private var isPlaceKnown = false
  private var hasLaunched = false
  private var isDrawerOpen = false
  /// True if the page in front shows elements that VoiceOver has not learned of.
  var hasNewElements = false
  private var waiting: [Announcement] = []

  /// True while VoiceOver or Switch Control is running, which move to the page in front.
  static var isHeard: Bool {
    UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning
  }

  /// Keeps an announcement until nothing is moving, so that nothing interrupts it.
  func keep(_ announcement: Announcement) { waiting.append(announcement) }

  /// Records that no assistive technology is running.
  func rest() { (hasLaunched, isPlaceKnown) = (true, false) }

  /// Informs VoiceOver of all changes since the last call.
  func announceChanges(of front: UIViewController, isDrawerOpen: Bool, afterTransition: Bool) {
    // The system itself announces a newly launched app.
    let isNew = isPlaceKnown ? place !== front : hasLaunched && afterTransition
    let hasChanged = hasNewElements || self.isDrawerOpen != isDrawerOpen
    let isLaunch = !hasLaunched
    (place, self.isDrawerOpen, hasNewElements) = (front, isDrawerOpen, false)
    (hasLaunched, isPlaceKnown) = (true, true)
    if isNew {
      UIAccessibility.post(notification: .screenChanged, argument: front.spokenFirst)
    } else if hasChanged, !isLaunch {
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
  }

  /// Speaks the waiting announcements.
  func speakWaiting() {
    guard !waiting.isEmpty else { return }
    for announcement in exchange(&waiting, with: []) { speak(announcement) }
  }

  /// Makes VoiceOver speak an announcement, either immediately or after its current speech.
  func speak(_ announcement: Announcement) {
    let priority = announcement.urgency == .polite ? UIAccessibilityPriority.low : .high
    let text = NSAttributedString(
      string: announcement.text,
      attributes: [.accessibilitySpeechAnnouncementPriority: priority])
    UIAccessibility.post(notification: .announcement, argument: text)
  }
}

extension UIViewController {
  /// The view that VoiceOver reads first: the element through which the user left the page, or
  /// otherwise the title.
  fileprivate var spokenFirst: UIView {
    if let cell = (self as? GenericViewController)?.elements.lastUsedCell { return cell }
    if let titleView = navigationItem.titleView { return titleView }
    guard let stack = navigationController, !stack.isNavigationBarHidden else { return view }
    return stack.navigationBar.firstHeader ?? stack.navigationBar
  }
}

extension UIView {
  /// The first view in this hierarchy that VoiceOver reads as a heading.
  fileprivate var firstHeader: UIView? {
    if accessibilityTraits.contains(.header) { return self }
    return subviews.lazy.compactMap(\.firstHeader).first
  }
}
#endif
