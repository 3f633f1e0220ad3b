import Wireflow

/// A screen on which the reader chooses which notifications appear.
@MainActor
final class NotificationFilterScreen: ModallyPresentable {
  let title = "Filter"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  let preferredModalStyle = ModalStyle.sheet([.medium])

  private let inbox: Inbox

  init(inbox: Inbox) {
    self.inbox = inbox
  }

  var content: ScreenContent {
    Toggle("Show read notifications", isOn: inbox.showsRead) { self.inbox.showsRead = $0 }
  }
}
