#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
public import Wireflow
import WireflowInteraction

/// Announcements and gestures of VoiceOver.
extension UIKitBackend {
  /// Makes VoiceOver speak an announcement when nothing is moving, or immediately if it is urgent.
  public func announce(_ announcement: Announcement) {
    if announcement.urgency == .now || !motion.isBusy {
      voice.speak(announcement)
    } else {
      voice.keep(announcement)
    }
  }

  /// Informs VoiceOver of a new page or new elements when nothing is moving.
  ///
  /// While an alert is in front, VoiceOver stays there.
  func speak(afterTransition: Bool) {
    defer { voice.speakWaiting() }
    guard Voice.isHeard else { return voice.rest() }
    guard let stage, alert == nil, let screen = stage.frontScreen,
      let front = screens.viewController(of: screen), front.viewIfLoaded?.window != nil
    else { return }
    voice.tell(of: front, isDrawerOpen: stage.isDrawerOpen, afterTransition: afterTransition)
  }

  /// Records that the page in front shows different elements.
  func noteElements(isAlone: Bool) {
    voice.hasNewElements = true
    if isAlone { speak(afterTransition: false) }
  }

  /// Performs the user's escape gesture of VoiceOver, which leaves the content in front.
  ///
  /// A modal of other code is not on stage, and stays. A page of other code goes back by itself.
  func userEscapes() -> Bool {
    guard let stage, alert != nil || frontContainer.presentedViewController == nil else {
      return false
    }
    if let stack = (modals.last?.region ?? base)?.controller.front, stack.isForeignInFront {
      return stack.container.popViewController(animated: true) != nil
    }
    return stage.performEscape()
  }

  /// Performs the user's magic tap of VoiceOver, which triggers the main action.
  func userTapsMagically() -> Bool { stage?.performMagicTap() ?? false }
}
#endif
