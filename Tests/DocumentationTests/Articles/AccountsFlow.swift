import Wireflow

@MainActor final class AccountsFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private var asleep: [String: DetachedRoots] = [:]
  private var current = "Work"

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() { install(current) }

  var commands: ScreenContent {
    for account in ["Work", "Home"] {
      Button(account) { self.show(account) }
      Button("Log out of \(account)") { self.asleep[account] = nil }
    }
  }

  private func show(_ account: String) {
    let before = current
    let outcome = wireframe.transaction {
      asleep[before] = wireframe.detach()
      if let saved = asleep[account] {
        wireframe.attach(saved)
      } else {
        install(account)
      }
    }
    guard outcome == .committed else { return }
    asleep[account] = nil
    current = account
  }

  private func install(_ account: String) {
    let inbox = InboxOfAccount(account)
    wireframe.install(rootItems: [inbox])
    start(AccountFlow(wireframe, inbox), owning: inbox)
  }

  func open(_ url: String) -> Bool {
    guard let account = account(in: url) else { return false }
    if account != current { show(account) }
    return account == current
  }

  private func account(in url: String) -> String? {
    ["Work", "Home"].first { url.hasSuffix($0) }
  }
}

@MainActor private final class AccountFlow: FlowCoordinator {
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

@MainActor private final class InboxOfAccount: RootLevelRepresentable {
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
