import Observation
import Wireflow

@MainActor final class MailboxScreen: RootLevelRepresentable {
  let title = "Inbox"
  var onMailPressed: ((String) -> Void)?
  var onComposePressed: (() -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    Row("Hello") { self.onMailPressed?("Hello") }
    Button("Compose") { self.onComposePressed?() }
  }
}

@Observable @MainActor final class MessageScreen: ModallyMinimizable {
  let title = "New message"
  let minimizedControls: any Screen
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
  private(set) var text = ""
  var onSendPressed: (() -> Void)?

  init(controls: MessageControls) { minimizedControls = controls }

  var content: ScreenContent {
    Field("Message", text: text, lines: 3...10) { self.text = $0 }
    Button("Send", role: .primary) { self.onSendPressed?() }
  }
}

@MainActor final class MessageControls: Screen {
  let title = "New message"
}

@MainActor final class MessageFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    let draft = MessageScreen(controls: MessageControls())
    draft.onSendPressed = wire(draft) { flow, _ in flow.finish() }
    guardRequests { [weak draft] _, request in
      guard let draft, !draft.text.isEmpty, request.takesAway(draft) else {
        return .allow
      }
      let question = AlertContent(
        title: "Discard your message?",
        actions: [.init("Discard", role: .destructive), .init("Keep")])
      return .ask(question, from: draft) { $0.title == "Discard" }
    }
    wireframe.presentModally(draft, from: sender)
  }
}

@MainActor func beginInTheBar(
  _ player: MessageScreen, _ wireframe: FlowWireframe<Void>
) {
  wireframe.transaction {
    wireframe.presentModally(player)
    wireframe.minimizeFullscreenView(animated: true)
  }
}

@MainActor final class MailboxFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    let inbox = MailboxScreen()
    inbox.onMailPressed = wire(inbox) { flow, inbox, mail in
      flow.wireframe.push(PlainScreen(mail), from: inbox)
    }
    inbox.onComposePressed = wire(inbox) { flow, inbox in
      flow.start(MessageFlowCoordinator(wireframe: flow.wireframe), from: inbox)
    }
    wireframe.install(rootItems: [inbox])
  }
}
