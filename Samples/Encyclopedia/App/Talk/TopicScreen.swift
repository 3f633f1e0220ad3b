import Wireflow

/// One discussion.
@MainActor
final class TopicScreen: Screen {
  let title: String
  var onReplyPressed: (() -> Void)?

  private let subject: String
  private let talk: TalkService

  init(title: String, subject: String, talk: TalkService) {
    self.title = title
    self.subject = subject
    self.talk = talk
  }

  var content: ScreenContent {
    for reply in talk.topic(titled: title, of: subject)?.replies ?? [] { Text(reply) }
    Button("Reply", role: .primary) { self.onReplyPressed?() }
  }
}
