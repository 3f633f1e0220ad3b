import Observation
import Wireflow

@Observable @MainActor final class InboxScreen: RootLevelRepresentable {
  let title = "Inbox"
  private var mails = ["Hello", "Invoice"]
  var onMailPressed: ((String) -> Void)?
  var onReplyPressed: ((String) -> Void)?

  var rootLevelRepresentation: RootLevelRepresentation {
    .init(title: title)
  }

  var content: ScreenContent {
    Section("Today") {
      for mail in mails {
        Row(mail) { self.onMailPressed?(mail) }
          .swipe {
            Button("Delete", role: .destructive) { self.remove(mail) }
            Button("Archive") { self.remove(mail) }
          }
          .menu { Button("Reply") { self.onReplyPressed?(mail) } }
      }
    }
  }

  private func remove(_ mail: String) { mails.removeAll { $0 == mail } }
}

@Observable @MainActor final class ReplyScreen: Screen, ModallyPresentable {
  let title = "Reply"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
  private var message = ""
  var onSendPressed: ((String) -> Void)?

  var content: ScreenContent {
    Field("Message", text: message, lines: 3...10, submit: send) {
      self.message = $0
    }
    Button("Send", role: .primary, action: send)
  }

  private func send() { onSendPressed?(message) }
}

@MainActor final class MailFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    let inbox = InboxScreen()
    inbox.onReplyPressed = wire(inbox) { flow, inbox, _ in
      flow.reply(from: inbox)
    }
    wireframe.install(rootItems: [inbox])
  }

  private func reply(from inbox: InboxScreen) {
    let reply = ReplyScreen()
    reply.onSendPressed = wire(reply) { flow, reply, _ in
      flow.wireframe.dismiss(reply)
      flow.noteSent()
    }
    wireframe.presentModally(reply, from: inbox)
  }

  private func noteSent() {
    let undo = ScreenContent.Button("Undo") { [weak self] in
      self?.reopenReply()
    }
    wireframe.showNotice(
      NoticeContent("Sent", action: undo), for: .seconds(10))
  }

  private func reopenReply() {
    if let inbox = wireframe.rootScreens.first as? InboxScreen {
      reply(from: inbox)
    }
  }
}
