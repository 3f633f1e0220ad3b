#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

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
  func tell(of front: UIViewController, isDrawerOpen: Bool, afterTransition: Bool) {
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
