import Wireflow

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

  func reopenReply() {
    if let inbox = wireframe.rootScreens.first as? InboxScreen {
      reply(from: inbox)
    }
  }
}

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

@MainActor final class AccountsFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  var asleep: [String: DetachedRoots] = [:]
  var current = "Work"
  var isSwitching = false

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() { install(current) }

  var commands: ScreenContent {
    for account in ["Work", "Home"] {
      Button(account) { self.task { flow in _ = await flow.show(account) } }
      Button("Log out of \(account)") { self.asleep[account] = nil }
    }
  }

  func account(in url: String) -> String? { ["Work", "Home"].first { url.contains($0) } }

  func showMail(in url: String) { wireframe.push(PlainScreen(url), from: wireframe.rootScreens[0]) }
}

@MainActor final class AccountFlow: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let inbox: InboxOfAccount
  private let draft = PlainScreen("Draft")

  init(_ wireframe: any ApplicationWireframe, _ inbox: InboxOfAccount) {
    self.wireframe = FlowWireframe(wireframe)
    self.inbox = inbox
  }

  func start(from sender: any Screen) {
    inbox.onMailPressed = wire(inbox) { flow, inbox, mail in
      flow.wireframe.push(PlainScreen(mail), from: inbox)
    }
    guardRequests { flow, request in
      guard request.takesAway(flow.draft), !request.detaches(flow.draft) else {
        return .allow
      }
      return .refuse("the draft is not saved")
    }
    after(.seconds(60), whileUnseen: true) { flow in
      flow.receiveMail()
    }
  }

  private func receiveMail() {
    wireframe.push(PlainScreen("New mail"), from: inbox)
  }
}

@MainActor final class InboxOfAccount: RootLevelRepresentable {
  let title: String
  var onMailPressed: ((String) -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  init(_ account: String) {
    title = account
  }

  var content: ScreenContent {
    Row("Invoice") { self.onMailPressed?("Invoice") }
  }
}
