import Observation

/// A service with the discussions about pages and with editors.
@Observable
@MainActor
final class TalkService {
  /// A question with its answers.
  struct Topic: Sendable, Hashable {
    let title: String
    var replies: [String]
  }

  private var topics: [String: [Topic]] = [:]

  /// Returns the topics of a page.
  func topics(of subject: String) -> [Topic] {
    topics[subject] ?? [Topic(title: "Is this right?", replies: ["Ines: I think so."])]
  }

  func topic(titled title: String, of subject: String) -> Topic? {
    topics(of: subject).first { $0.title == title }
  }

  func addTopic(titled title: String, to subject: String) {
    topics[subject] = topics(of: subject) + [Topic(title: title, replies: [])]
  }

  func reply(_ text: String, to title: String, of subject: String) {
    topics[subject] = topics(of: subject).map { topic in
      topic.title == title ? Topic(title: title, replies: topic.replies + [text]) : topic
    }
  }
}
