#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
public import Wireflow
import WireflowInteraction

/// The voice of VoiceOver, and its gestures.
extension UIKitBackend {
  /// Has VoiceOver speak an announcement once nothing moves, or at once if it is urgent.
  public func announce(_ announcement: Announcement) {
    if announcement.urgency == .now || !motion.isBusy {
      voice.speak(announcement)
    } else {
      voice.keep(announcement)
    }
  }

  /// Tells VoiceOver of another place or other elements, now that everything is at rest.
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

  /// Takes note that the page in front shows other elements.
  func noteElements(isAlone: Bool) {
    voice.hasNewElements = true
    if isAlone { speak(afterTransition: false) }
  }

  /// The user of VoiceOver makes the gesture that leaves what is in front.
  ///
  /// A view controller that code of the app has presented by itself is not on stage, and stays.
  func userEscapes() -> Bool {
    guard let stage, alert != nil || frontContainer.presentedViewController == nil else {
      return false
    }
    return stage.performEscape()
  }

  /// The user of VoiceOver makes the gesture for the main action.
  func userTapsMagically() -> Bool { stage?.performMagicTap() ?? false }
}
#endif
