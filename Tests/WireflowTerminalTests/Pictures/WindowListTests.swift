import AudiobooksApp
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowTerminal

/// The list of windows on a terminal, which shows one of them at a time.
@MainActor
struct WindowListTests {
  private let app: TerminalApp
  private let session: ApplicationSession

  init() {
    session = ApplicationSession(audiobooksOn: ManualScheduler()) { SplitWireframe(stage: $0) }
    app = TerminalApp(session) { _ in
      TerminalBackend(size: TerminalSize(columns: 90, rows: 16))
    }
    app.app.finishLaunching()
    for action in ["Crime", "Salt on the Sill", "Open in a new window"] {
      session.perform(.tap(.init(action)))
    }
  }

  private var firstLine: String {
    app.backend.picture().text.split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test func listsTheWindowsAndShowsTheCurrentOne() {
    #expect(firstLine.contains("Discover   [Salt on the Sill]"))
    assertSnapshot(of: app.backend.picture().text)
  }

  @Test func goesToTheNextWindow() {
    _ = app.backend.handle(.key(.control("n")))
    #expect(session.current.link == nil)
    #expect(firstLine.contains("[Discover]"))

    _ = app.backend.handle(.key(.control("n")))
    #expect(session.current.link == "audiobooks://book/Salt on the Sill")
  }

  @Test func goesToTheWindowThatIsClicked() {
    let picture = app.backend.picture().text
    #expect(picture.hasPrefix("  Discover"))

    _ = app.backend.handle(.click(column: 3, row: 0))

    #expect(session.current.link == nil)
  }

  @Test func showsTheMainWindowOnceTheOtherHasClosed() {
    session.perform(.closeWindow)

    #expect(!firstLine.contains("["))
    #expect(app.backend.picture().text.contains("Crime"))
  }

  @Test func saysThatThereIsOnlyOneWindow() {
    session.perform(.closeWindow)

    _ = app.backend.handle(.key(.control("n")))

    #expect(app.backend.picture().text.contains("There is only one window"))
  }
}
