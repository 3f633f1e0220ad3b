import Wireflow

/// A coordinator of the discussions about a page or with an editor.
@MainActor
final class TalkFlowCoordinator: ReadingFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let factories: UIFactories
  private let subject: String

  init(wireframe: any ApplicationWireframe, factories: UIFactories, subject: String) {
    self.wireframe = FlowWireframe(wireframe)
    self.factories = factories
    self.subject = subject
  }

  func start(from sender: any Screen) {
    let page = factories.talk.makeTalkPage(of: subject)
    page.onTopicPressed = wire(page) { flow, page, title in
      flow.pushTopic(titled: title, from: page)
    }
    page.onNewTopicPressed = wire(page) { flow, page in
      flow.compose(.topic, from: page) { flow, title in
        flow.factories.talk.talk.addTopic(titled: title, to: flow.subject)
      }
    }
    wireframe.push(page, from: sender)
  }

  private func pushTopic(titled title: String, from page: TalkPageScreen) {
    let topic = factories.talk.makeTopic(titled: title, of: subject)
    topic.onReplyPressed = wire(topic) { flow, topic in
      flow.compose(.reply, from: topic) { flow, text in
        flow.factories.talk.talk.reply(text, to: title, of: flow.subject)
      }
    }
    wireframe.push(topic, from: page)
  }

  /// Lets the reader write something, after the login.
  private func compose<S: Screen>(
    _ kind: ComposeScreen.Kind, from sender: S,
    _ body: @escaping @MainActor (TalkFlowCoordinator, String) -> Void
  ) {
    needAccount(for: .talk, from: sender) { flow, sender in
      let compose = ComposeFlowCoordinator(
        wireframe: flow.wireframe, factory: flow.factories.talk, kind: kind)
      flow.start(compose, from: sender) { flow, outcome in
        if let text = outcome.output { body(flow, text) }
      }
    }
  }
}
