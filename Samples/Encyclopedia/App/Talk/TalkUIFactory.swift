import Wireflow

/// A factory that makes the screens of discussions.
struct TalkUIFactory: UIFactory {
  let talk: TalkService

  func makeTalkPage(of subject: String) -> TalkPageScreen {
    TalkPageScreen(subject: subject, talk: talk)
  }

  func makeTopic(titled title: String, of subject: String) -> TopicScreen {
    TopicScreen(title: title, subject: subject, talk: talk)
  }

  func makeCompose(_ kind: ComposeScreen.Kind) -> ComposeScreen { ComposeScreen(kind: kind) }

  func makeDiscardQuestion() -> AlertContent {
    AlertContent(
      title: "Discard your message?",
      actions: [.init("Discard", role: .destructive), .init("Keep", role: .cancel)])
  }
}
