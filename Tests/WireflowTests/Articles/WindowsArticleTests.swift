import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// Runs the code of the article "Windows", and compares it with the page.
@MainActor
struct WindowsArticleTests {
  private var article: String { get throws { try articles("Windows") } }
  private let session = ApplicationSession(clinicOn: ManualScheduler()) {
    TabBarWireframe(stage: $0)
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

@MainActor final class ClinicFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    let inbox = InboxOfThreads()
    inbox.onThreadPressed = wire(inbox) { flow, inbox, link in flow.open(link, from: inbox) }
    wireframe.install(rootItems: [inbox])
  }

  private func open(_ link: String, from inbox: InboxOfThreads) {
    let outcome = openWindow(link) { flow, outcome in
      if case .finished(let result) = outcome {
        flow.wireframe.announce(result)
      }
    }
    if case .ignored(.oneWindow) = outcome {
      wireframe.push(ThreadScreen(), from: inbox)
    }
  }
}

extension ApplicationSession {
  convenience init(
    clinicOn scheduler: any Scheduler, wireframe: @escaping WireframeMaker
  ) {
    self.init(scheduler: scheduler) { stage, link in
      let wireframe = wireframe(stage)
      let mainFlow: any MainFlowCoordinator =
        if let link {
          ThreadFlowCoordinator(wireframe: wireframe, link: link)
        } else {
          ClinicFlowCoordinator(wireframe: wireframe)
        }
      return ApplicationController(wireframe: wireframe, mainFlow: mainFlow)
    }
    hasWindow = { $0.hasPrefix("clinic://thread/") }
  }
}

@MainActor final class ThreadFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let link: String

  init(wireframe: any ApplicationWireframe, link: String) {
    self.wireframe = FlowWireframe(wireframe)
    self.link = link
  }

  func installUI() {
    let thread = ThreadScreen()
    thread.onSent = wire(thread) { flow, _ in flow.closeWindow("Sent") }
    wireframe.install(rootItems: [thread])
  }
}

/// The threads that a doctor has yet to read.
final class InboxOfThreads: RootLevelRepresentable {
  let title = "Inbox"
  var onThreadPressed: ((String) -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    Row("Ada") { self.onThreadPressed?("clinic://thread/12") }
  }
}

/// A thread of messages.
final class ThreadScreen: RootLevelRepresentable {
  let title = "Ada"
  var onSent: (() -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    Button("Send") { self.onSent?() }
  }
}
