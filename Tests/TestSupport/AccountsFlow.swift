package import Wireflow

/// The main flow of a mail app with accounts, of which one is on stage and the others sleep.
@MainActor
package final class AccountsFlow: TestFlow {
  package let wireframe: FlowWireframe<Void>
  /// The accounts off the stage.
  package var asleep: [String: DetachedRoots] = [:]
  /// The flows of the accounts that live.
  package private(set) var accounts: [String: AccountFlow] = [:]
  package private(set) var current = "Ann"
  /// How flows of accounts ended, in order.
  package private(set) var notes: [String] = []

  package init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  package func installUI() { showNew(current) }

  package var commands: ScreenContent {
    Button("Ann") { self.open("Ann") }
    Button("Ben") { self.open("Ben") }
  }

  /// Lets the account on stage sleep, and shows another one, which may have slept.
  @discardableResult
  package func open(_ name: String) -> RequestOutcome {
    let before = current
    let outcome = wireframe.transaction {
      asleep[before] = wireframe.detach()
      if let saved = asleep[name] { wireframe.attach(saved) } else { showNew(name) }
    }
    if outcome == .committed {
      current = name
      asleep[name] = nil
    } else {
      asleep[before] = nil
    }
    return outcome
  }

  private func showNew(_ name: String) {
    let (inbox, sent) = (PageScreen("\(name)'s inbox"), PageScreen("\(name)'s mail"))
    let account = AccountFlow(wireframe, inbox)
    wireframe.install(rootItems: [inbox, sent])
    accounts[name] = account
    start(account, owning: inbox) { flow, outcome in
      flow.accounts[name] = nil
      flow.notes.append("\(name): \(outcome.output == nil ? "cancelled" : "finished")")
    }
  }
}

/// The flow of an account, which owns its inbox.
@MainActor
package final class AccountFlow: FlowCoordinator {
  package let wireframe: FlowWireframe<Int>
  package let inbox: PageScreen

  init(_ wireframe: any ApplicationWireframe, _ inbox: PageScreen) {
    self.wireframe = FlowWireframe(wireframe)
    self.inbox = inbox
    inbox.rows = [
      ("Read", wire(inbox) { flow, inbox in flow.read(from: inbox) }),
      ("Write", wire(inbox) { flow, inbox in flow.write(from: inbox) }),
    ]
  }

  package func start(from sender: any Screen) {}

  /// Pushes a message, on which the account may do more.
  @discardableResult
  package func read(_ title: String = "Hello", from sender: any Screen) -> PageScreen {
    let message = PageScreen(title)
    wireframe.push(message, from: sender)
    return message
  }

  /// Presents a draft.
  @discardableResult
  package func write(from sender: any Screen) -> PageScreen {
    let draft = PageScreen("Draft")
    wireframe.presentModally(draft, from: sender)
    return draft
  }
}

/// The app with accounts, launched, headless.
package typealias AccountsRig = AppRig<AccountsFlow>

extension AppRig<AccountsFlow> {
  package var wireframe: FlowWireframe<Void> { main.wireframe }
  package var ann: AccountFlow? { main.accounts["Ann"] }
  package var ben: AccountFlow? { main.accounts["Ben"] }
}
