import Wireflow

/// The notifications of an editor.
@MainActor
final class NotificationsScreen: Screen {
  let title = "Notifications"
  var onNotificationPressed: ((Inbox.Notification) -> Void)?
  var onFilterPressed: (() -> Void)?

  private let inbox: Inbox

  init(inbox: Inbox) {
    self.inbox = inbox
  }

  var content: ScreenContent {
    Button("Filter") { self.onFilterPressed?() }.inBar()
    Rows(inbox.notifications, id: \.subject) { notification in
      Row(notification.text, subtitle: notification.subject) {
        self.onNotificationPressed?(notification)
      }
    }
  }
}
