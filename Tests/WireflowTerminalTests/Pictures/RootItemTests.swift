import AudiobooksApp
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowTerminal

/// Root items in groups, with folders inside the inbox.
@MainActor
struct GroupedRootTests {
  @Test(arguments: [WireframeVariant.split, .hamburger, .tabBar])
  func looksSo(_ option: WireframeVariant) {
    let rig = TerminalRig(option, columns: 70, rows: 26) { RootsFlow($0, Mailbox.all) }
    if option.name == "hamburger" { rig.perform(.openDrawer) }

    assertSnapshot(of: rig.text, named: "\(option)")
  }

  @Test func keysAndDigitsPassOverHeadings() {
    expectJourneys([
      KeyJourney("Keys pass over headings", on: .hamburger, size: (70, 8), "0 Down/6 0 0 6") {
        RootsFlow($0, Mailbox.all)
      }
    ])
  }
}

private final class Mailbox: RootLevelRepresentable {
  let title: String
  let rootLevelRepresentation: RootLevelRepresentation

  var content: ScreenContent { Text("Nothing new") }

  init(_ title: String, _ group: String?, _ level: Int = 0) {
    self.title = title
    rootLevelRepresentation = RootLevelRepresentation(title: title, group: group, level: level)
  }

  static var all: [Mailbox] {
    [
      .init("Inbox", "Mailboxes"), .init("Work", "Mailboxes", 1), .init("Urgent", "Mailboxes", 2),
      .init("Sent", "Mailboxes", -3), .init("Everyone", nil), .init("Ada", "People"),
    ]
  }
}

/// The row below pages, and the keys that turn them.
@MainActor
struct PageTests {
  private func app(_ pages: Int = 3) -> (any ApplicationWireframe) -> any MainFlowCoordinator {
    { wireframe in
      let screens = (1...pages).map { number in
        KeyScreen("Page \(number)") {
          ScreenContent.Text("A page that the user turns by a swipe.")
          ScreenContent.Button("Go on", role: .primary) {}
        }
      }
      return RootsFlow(wireframe, screens)
    }
  }

  @Test(arguments: [(60, 20, 3), (40, 12, 3), (40, 12, 24)])
  func looksSo(columns: Int, rows: Int, pages: Int) {
    let rig = TerminalRig(
      columns: columns, rows: rows, wireframe: { PagesWireframe(stage: $0) }, app: app(pages))
    rig.press(.right)

    assertSnapshot(of: rig.text, named: "\(columns)x\(rows), \(pages) pages")
  }

  @Test func keysAndClicksTurnPages() {
    let pages = WireframeVariant("pages") { PagesWireframe(stage: $0) }
    func turning(_ name: String, _ keys: String, act: @escaping KeyJourney.Act = { _ in })
      -> KeyJourney
    { KeyJourney(name, on: pages, size: (60, 20), keys, acts: [act], app: app()) }
    expectJourneys([
      turning("Arrows turn the page and keep to its ends", "Left Right Right Left"),
      turning("They run the other way from right to left", "App Right Left Left Right") {
        $0.stage.words = StageWords(language: "ar")
      },
      turning("A guarded page stays", "App Right") { $0.controller.mainFlow.refuseUser() },
      turning("The arrows take the focus", "Tab/4 Click'Next page'"),
    ])
  }
}

extension MainFlowCoordinator {
  /// Refuses the user's requests.
  fileprivate func refuseUser() {
    guardRequests { _, request in request.isByUser ? .refuse("not yet") : .allow }
  }
}

/// The list of windows on a terminal, which shows one of them at a time.
@MainActor
struct WindowListTests {
  @Test func listsTheWindowsAndGoesToTheOneThatIsChosen() {
    let session = ApplicationSession(audiobooksOn: ManualScheduler()) { SplitWireframe(stage: $0) }
    let app = TerminalApp(session) { _ in
      TerminalBackend(size: TerminalSize(columns: 90, rows: 16))
    }
    var text: String { app.backend.picture().text }
    app.app.finishLaunching()
    for action in ["Crime", "Salt on the Sill", "Open in a new window"] {
      session.perform(.tap(.init(action)))
    }
    assertSnapshot(of: text)

    _ = app.backend.handle(.key(.control("n")))
    #expect(session.current.link == nil && text.prefix { $0 != "\n" }.contains("[Discover]"))
    _ = app.backend.handle(.key(.control("n")))
    #expect(session.current.link == "audiobooks://book/Salt on the Sill")
    _ = app.backend.handle(.click(column: 3, row: 0))
    #expect(session.current.link == nil)
    _ = app.backend.handle(.key(.control("n")))
    session.perform(.closeWindow)
    #expect(text.split(separator: "\n").first?.contains("[") == false && text.contains("Crime"))
    _ = app.backend.handle(.key(.control("n")))
    #expect(text.contains("There is only one window"))
  }
}
