import Wireflow

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import SwiftUI

/// Makes the system's screen reader speak an announcement, after its current speech or at once.
@MainActor
func speakOnSystem(_ announcement: Announcement) {
  var text = AttributedString(announcement.text)
  text.accessibilitySpeechAnnouncementPriority = announcement.urgency == .now ? .high : .default
  AccessibilityNotification.Announcement(text).post()
}
#else
/// Does nothing, because nothing is shown without SwiftUI.
@MainActor
func speakOnSystem(_ announcement: Announcement) {}
#endif
