import Wireflow

/// The discussions about a page.
@MainActor
final class TalkPageScreen: Screen {
  var onTopicPressed: ((String) -> Void)?
  var onNewTopicPressed: (() -> Void)?

  private let subject: String
  private let talk: TalkService

  init(subject: String, talk: TalkService) {
    self.subject = subject
    self.talk = talk
  }

  var title: String { "Talk: \(subject)" }

  var content: ScreenContent {
    Button("New topic") { self.onNewTopicPressed?() }
    Rows(talk.topics(of: subject), id: \.title) { topic in
      Row(topic.title, subtitle: "\(topic.replies.count) replies") {
        self.onTopicPressed?(topic.title)
      }
    }
  }
}
