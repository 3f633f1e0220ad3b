import Wireflow

@testable import WireflowExploration

/// The main flow of a mail client, in versions that differ in one behaviour.
@MainActor
final class MailFlow: MainFlowCoordinator {
  /// A version of the client.
  enum Version: CaseIterable, Sendable {
    /// A message with a subject is discarded only if the user agrees.
    case asking
    /// A message is discarded without a question.
    case unasking
    /// A sent message can be taken back, but the button does nothing once the user has signed out.
    case withDeadUndo
    /// A sent message can be taken back until the user signs out.
    case withUndo
  }

  let wireframe: FlowWireframe<Void>
  private let version: Version
  private let inbox = NotesScreen("Inbox")
  private var subject = ""
  private var isSignedIn = true

  init(_ wireframe: any ApplicationWireframe, _ version: Version) {
    self.wireframe = FlowWireframe(wireframe)
    self.version = version
  }

  func installUI() {
    let settings = SettingsScreen("Settings")
    settings.button("Sign out") { [weak self] in self?.signOut() }
    show(hasUndo: false)
    wireframe.install(rootItems: [inbox, settings])
  }

  private func show(hasUndo: Bool) {
    inbox.elements = []
    inbox.button("Compose") { [weak self] in self?.compose() }
    guard hasUndo else { return }
    inbox.button("Undo") { [weak self] in
      if self?.isSignedIn == true { self?.compose() }
    }
  }

  private func signOut() {
    isSignedIn = false
    if version == .withUndo { show(hasUndo: false) }
  }

  private func compose() {
    let message = NoteScreen("Message")
    write("", in: message)
    if version == .asking {
      guardRequests { flow, request in
        guard !flow.subject.isEmpty, request.takesAway(message) else { return .allow }
        let question = AlertContent(title: "Discard?", actions: [.init("Discard"), .init("Keep")])
        return .ask(question, from: message) { $0.title == "Discard" }
      }
    }
    wireframe.presentModally(message, from: inbox)
  }

  private func write(_ text: String, in message: NoteScreen) {
    subject = text
    message.elements = [
      .field(
        .init("Subject", text: text, samples: ["Tea"]) { [weak self, weak message] in
          if let message { self?.write($0, in: message) }
        })
    ]
    guard [.withDeadUndo, .withUndo].contains(version) else { return }
    message.button("Send") { [weak self, weak message] in
      guard let self, let message else { return }
      show(hasUndo: isSignedIn)
      wireframe.dismiss(message)
    }
  }
}

extension MailFlow.Version {
  @MainActor var subject: ExplorableApp {
    ExplorableApp { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(wireframe: wireframe, mainFlow: MailFlow(wireframe, self))
    }
  }

  /// Returns the baseline that a recording of this version writes.
  @MainActor
  func recorded() async throws -> NavigationBaseline {
    let map = await explore(subject, options: .quick)
    let recorded = NavigationBaseline("Mail", [map])
    var baseline = try NavigationBaseline(parsing: recorded.text, name: "Mail")
    try baseline.readScripts(recorded.scriptsText)
    return baseline
  }

  /// Returns the baseline of this version in a comparison with an earlier one.
  @MainActor
  func compared(with old: NavigationBaseline) async -> NavigationBaseline {
    var options = ExplorationOptions()
    options.huntLength = .zero
    options.corpus = old.corpus["tab-bar"] ?? []
    return NavigationBaseline("Mail", [await explore(subject, options: options)])
  }
}

/// A flow that sells 20 notes, and helps once none is left.
@MainActor
final class StockFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let about: String?
  private let pushesTwice: Bool
  private let notes = NotesScreen("Notes")
  private var rest = 20

  /// Creates the flow.
  /// - Parameters:
  ///   - wireframe: the wireframe.
  ///   - about: the title of the button in the settings that shows another page, or nil for none.
  ///   - pushesTwice: true if that button pushes two pages after three orders.
  init(_ wireframe: any ApplicationWireframe, about: String?, pushesTwice: Bool) {
    self.wireframe = FlowWireframe(wireframe)
    (self.about, self.pushesTwice) = (about, pushesTwice)
  }

  func installUI() {
    let settings = SettingsScreen("Settings")
    if let about {
      settings.button(about) { [weak self] in
        guard let self else { return }
        wireframe.push(AboutScreen("About"), from: settings)
        if pushesTwice, rest < 18 { wireframe.push(HelpScreen("Help"), from: settings) }
      }
    }
    show()
    wireframe.install(rootItems: [notes, settings])
  }

  func order() {
    guard rest > 0 else { return }
    rest -= 1
    show()
    if rest == 0 { wireframe.push(HelpScreen("Help"), from: notes) }
  }

  private func show() {
    notes.elements = [.text(.init("\(rest) notes"))]
    notes.button("Order") { [weak self] in self?.order() }
  }
}

extension ExplorationOptions {
  /// Options without a hunt.
  static var unhurried: Self {
    var options = Self()
    options.huntLength = .zero
    return options
  }

  /// Options with a short hunt, for apps that hide little.
  static var quick: Self {
    var options = Self()
    options.huntLength = .actions(300)
    return options
  }
}
