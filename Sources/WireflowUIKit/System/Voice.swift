#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// The voice of the backend, which tells VoiceOver of other places, other elements and
/// announcements.
@MainActor
final class Voice {
  /// The view controller in front, as VoiceOver knows it.
  private weak var place: UIViewController?
  /// False until VoiceOver has been told of a place, and while it does not run.
  private var isPlaceKnown = false
  private var hasLaunched = false
  private var isDrawerOpen = false
  /// True if the page in front shows other elements than VoiceOver knows.
  var hasNewElements = false
  private var waiting: [Announcement] = []

  /// True while the user has something that goes to the place that it is told.
  static var isHeard: Bool {
    UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning
  }

  /// Keeps an announcement until everything is at rest, when nothing cuts it short.
  func keep(_ announcement: Announcement) { waiting.append(announcement) }

  /// Takes note that nobody listens.
  func rest() { (hasLaunched, isPlaceKnown) = (true, false) }

  /// Tells VoiceOver of what has changed since the last time.
  func tell(of front: UIViewController, isDrawerOpen: Bool, afterTransition: Bool) {
    // The system itself announces an app that has just been launched.
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

  /// Speaks the announcements that have waited.
  func speakWaiting() {
    guard !waiting.isEmpty else { return }
    for announcement in exchange(&waiting, with: []) { speak(announcement) }
  }

  /// Has VoiceOver speak an announcement, after what it is speaking or at once.
  func speak(_ announcement: Announcement) {
    let text = NSAttributedString(
      string: announcement.text,
      attributes: [.accessibilitySpeechQueueAnnouncement: announcement.urgency == .polite])
    UIAccessibility.post(notification: .announcement, argument: text)
  }
}

extension UIViewController {
  /// The view that VoiceOver reads first: the element by which the user left the page, or else its
  /// title.
  fileprivate var spokenFirst: UIView {
    if let cell = (self as? GenericViewController)?.elements.lastUsedCell { return cell }
    if let titleView = navigationItem.titleView { return titleView }
    guard let stack = navigationController, !stack.isNavigationBarHidden else { return view }
    return stack.navigationBar.firstHeader ?? stack.navigationBar
  }
}

extension UIView {
  /// The first view in it that VoiceOver reads as a heading.
  fileprivate var firstHeader: UIView? {
    if accessibilityTraits.contains(.header) { return self }
    return subviews.lazy.compactMap(\.firstHeader).first
  }
}
#endif
