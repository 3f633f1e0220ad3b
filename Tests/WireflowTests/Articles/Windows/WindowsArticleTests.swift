import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// Runs the code of the article "Windows", and compares it with the page.
@MainActor
struct WindowsArticleTests {
  private let session = ApplicationSession(clinicOn: ManualScheduler()) {
    TabBarWireframe(stage: $0)
  }

  private var article: String {
    get throws {
      let root = (1...5).reduce(URL(filePath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
      }
      return try String(
        contentsOf: root.appending(path: "Sources/Wireflow/Wireflow.docc/Windows.md"),
        encoding: .utf8)
    }
  }

  private func expectInArticle(_ lines: some Sequence<String>) throws {
    let text = lines.map { $0 + "\n" }.joined()
    #expect(try article.contains("```\n\(text)```"), "\(text)")
  }

  @Test func opensAWindowAndHearsItsResult() throws {
    session.finishLaunching()
    let count = session.log.lines.count
    session.perform(.tap(.init("Ada")))
    session.perform(.tap(.init("Send")))

    try expectInArticle(session.log.lines.dropFirst(count))
  }

  @Test func pushesOnAPhone() throws {
    let phone = OneWindowDevice()
    session.device = phone
    session.finishLaunching()
    let count = session.log.lines.count
    session.perform(.tap(.init("Ada")))

    try expectInArticle(session.log.lines.dropFirst(count))
  }

  @Test func locksEveryWindow() throws {
    session.finishLaunching()
    session.perform(.tap(.init("Ada")))
    session.perform(.window(nil))
    let count = session.log.lines.count
    session.raiseWall { LockFlowCoordinator(wireframe: $0) }

    try expectInArticle(session.log.lines.dropFirst(count))
  }

  @Test func drivesSeveralWindows() {
    let app = AppDriver(session: {
      ApplicationSession(clinicOn: $0, wireframe: $1)
    })
    app.tap("Ada")
    app.window(nil)
    app.expectVisible("Inbox")
    app.window("clinic://thread/12")
    app.closeWindow()
    app.skipLog()
    app.finish()
  }
}
