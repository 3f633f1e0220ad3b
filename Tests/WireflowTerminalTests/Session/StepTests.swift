import AudiobooksApp
import TestSupport
import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowTerminal

/// Ctrl-U takes the user's last action back, Ctrl-Y does it once more.
@MainActor
final class StepTests {
  private let double: DoubleTerminal
  /// The number of apps that were made.
  private var madeCount = 0

  init() throws { double = try DoubleTerminal() }

  /// A user types, and the session says something last, with a script and a page.
  @Test(arguments: [
    ("\r\r\r\u{15}\u{15}", "Took back: tap \"Go\"", "tap \"Go\"\n", "Page 1", 3),
    (
      "\r\t\r\u{15}\u{15}\u{19}\u{19}", "Did once more: tap \"Other\"",
      "tap \"Go\"\ntap \"Other\"\n", "Root", 3
    ),
    // Another way forgets what was taken back.
    ("\r\u{15}\t\r\u{19}", "There is nothing to do once more", "tap \"Other\"\n", "Root", 2),
    // Keys that are pressed meanwhile are taken afterwards.
    (
      "\r\u{15}\r\r\u{0C}\u{19}", "There is nothing to do once more", "tap \"Go\"\ntap \"Go\"\n",
      "Page 2", 2
    ),
  ])
  func stepsThroughTheActions(
    keys: String, notice: String, script: String, title: String, apps: Int
  ) async {
    let session = makeSession { PagesFlow($0) }

    #expect(await play(keys, on: session, until: notice, apps: apps) == "launch\n" + script)
    #expect(visibleTitles(session) == [title])
    #expect(session.app.backend.isLogOpen == keys.contains("\u{0C}"))
  }

  @Test func saysWhyThereIsNoWayBack() async {
    let final = makeSession(isReplayable: false) { PagesFlow($0) }
    let notice = "No way back: this app is not replayable, or --log writes its log"
    #expect(await play("\r\u{15}", on: final, until: notice) == "launch\ntap \"Go\"\n")

    let other = makeSession { [unowned self] in PagesFlow($0, name: "Root \(madeCount)") }
    let reason = """
      No way back: launch had another effect when it was played again: \
      “install tab bar: Root 3” instead of “install tab bar: Root 2”
      """
    #expect(await play("\r\u{15}", on: other, until: reason) == "launch\ntap \"Go\"\n")
    #expect(visibleTitles(other) == ["Page 1"])
  }

  @Test func keepsThePanesAndTheWindowAndLetsGoOfTheApp() async {
    let session = makeSession { PagesFlow($0) }
    weak var before: ApplicationController?
    weak var stage: Stage?
    (before, stage) = (session.app.app.currentController, session.app.app.currentStage)
    _ = session.app.backend.handle(.resize(TerminalSize(columns: 120, rows: 30)))

    _ = await play("\r\u{0C}\u{14}\u{15}", on: session, until: "Took back: tap \"Go\"")

    #expect(session.app.backend.isLogOpen && session.app.backend.isTreeOpen)
    #expect(session.app.backend.picture().size == TerminalSize(columns: 120, rows: 30))
    await expectEventually { before == nil && stage == nil }
  }

  @Test func letsTimeGoOnAfterwards() async {
    let session = makeSession { PagesFlow($0, isLate: true) }

    let running = Task { await session.run() }
    double.type("\t\r\u{15}")
    await expectEventually { self.madeCount == 2 && self.visibleTitles(session) == ["Late"] }
    double.type("\u{03}")

    #expect(await running.value == 0)
    #expect(session.app.log.script.hasPrefix("launch\nwait "))
  }

  @Test func clearsThePaletteWhileTheUserTypesThere() async {
    let session = makeSession { PagesFlow($0) }

    double.type(":tap nothing\u{15}back\u{03}")
    #expect(await session.run() == 0)

    #expect(session.app.backend.viewpoint.palette?.text == "back")
    #expect(madeCount == 1)
  }

  /// Types on a session, quits once it says something, and returns the script.
  private func play(
    _ keys: String, on session: TerminalSession, until notice: String, apps: Int? = nil
  ) async -> String {
    let running = Task { await session.run() }
    double.type(keys)
    await expectEventually {
      session.app.backend.viewpoint.notice == notice && madeCount == apps ?? madeCount
    }
    double.type("\u{03}")
    #expect(await running.value == 0)
    return session.app.log.script
  }

  private func visibleTitles(_ session: TerminalSession) -> [String] {
    session.app.app.currentStage.visibleScreens.map(\.title)
  }

  private func makeSession(
    isReplayable: Bool = true,
    showing makeFlow: @escaping (TabBarWireframe) -> any MainFlowCoordinator
  ) -> TerminalSession {
    let make: @MainActor (any Scheduler) -> TerminalApp = { [unowned self] scheduler in
      madeCount += 1
      return TerminalApp(on: scheduler, makeFlow)
    }
    return TerminalSession(
      make(LiveScheduler()), on: Terminal(double.device), remake: isReplayable ? make : nil,
      save: { _ in "Saved" })
  }
}

extension TerminalApp {
  /// Creates the app of a flow on tabs, with a window of usual size.
  convenience init(
    on scheduler: any Scheduler, _ makeFlow: (TabBarWireframe) -> any MainFlowCoordinator
  ) {
    let backend = TerminalBackend(size: TerminalSize(columns: 80, rows: 24))
    let wireframe = TabBarWireframe(stage: Stage(backend: backend, scheduler: scheduler))
    self.init(
      ApplicationController(wireframe: wireframe, mainFlow: makeFlow(wireframe)),
      drawnBy: backend)
  }
}

/// An app of pages, each of which leads to the next.
private final class PagesFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let name: String
  private let isLate: Bool

  init(_ wireframe: any ApplicationWireframe, name: String = "Root", isLate: Bool = false) {
    self.wireframe = FlowWireframe(wireframe)
    (self.name, self.isLate) = (name, isLate)
  }

  func installUI() {
    wireframe.install(rootItems: [makePage(name, 1)])
    guard isLate else { return }
    after(.milliseconds(60)) { flow in
      flow.wireframe.push(flow.makePage("Late", 9), from: flow.wireframe.stage.state.rootScreens[0])
    }
  }

  private func makePage(_ title: String, _ number: Int) -> PageScreen {
    let page = PageScreen(title)
    page.rows = [
      (
        "Go",
        wire(page) { flow, page in
          flow.wireframe.push(flow.makePage("Page \(number)", number + 1), from: page)
        }
      ),
      ("Other", wire(page) { flow, page in flow.wireframe.pop(page) }),
    ]
    return page
  }
}

/// A reader who logs in takes that back and does it once more, at awkward moments.
///
/// The login waits for half a second of real time, which a scheduler is moved by here.
@MainActor
final class SampleStepTests {
  /// A scheduler of which work comes a little late, as it does on a machine with other things to do.
  private final class LateScheduler: Scheduler {
    let inner = ManualScheduler()
    var now: Duration { inner.now }
    var sleepers: Sleepers { inner.sleepers }

    func schedule(
      after delay: Duration, _ work: @escaping @MainActor () -> Void
    ) -> ScheduledWork {
      inner.schedule(after: delay + .microseconds(3700), work)
    }
  }

  private let real = LateScheduler()
  private let session: TerminalSession

  init() throws {
    session = TerminalSession(
      Self.make(ManualScheduler()), on: Terminal(try DoubleTerminal().device), remake: Self.make,
      clock: real, save: { _ in "Saved" })
  }

  private static func make(_ scheduler: any Scheduler) -> TerminalApp {
    let backend = TerminalBackend(size: TerminalSize(columns: 80, rows: 24))
    let stage = Stage(backend: backend, scheduler: scheduler)
    return TerminalApp(
      ApplicationController(audiobooksOn: stage) { TabBarWireframe(stage: $0) }, drawnBy: backend)
  }

  @Test(arguments: [230, 499, 500, 504, 560])
  func takesALoginBackAndDoesItOnceMore(milliseconds: Int) async {
    session.app.app.currentController.finishLaunching()
    session.followTime()
    perform(.tap("Crime"), .tap("The Lamplighter's Debt"), .tap("Log in to buy"))
    perform(.type("Ada", into: "Name"), .typeSample("the right password", into: "Password"))
    let before = session.app.log.script
    perform(.tap("Log in"))
    await pass(.milliseconds(milliseconds))
    perform(.background)
    await pass(.milliseconds(700))
    let whole = state

    await press("u", until: "Took back: background")
    await press("y", until: "Did once more: background")
    #expect(state == whole)

    await press("u", until: "Took back: background")
    await press("u", until: #"Took back: tap "Log in""#)
    await pass(.seconds(2))
    #expect(state.prefix(2) == [before, "Log in"])
    await press("y", until: #"Did once more: tap "Log in""#)
    await pass(.milliseconds(560))
    #expect(state[0].hasPrefix(before + "tap \"Log in\"\nwait "))
    #expect(state.dropFirst() == ["The Lamplighter's Debt", "Buy The Lamplighter's Debt?"])
  }

  private func perform(_ actions: UserAction...) {
    for action in actions { session.app.app.currentController.perform(action) }
  }

  /// The script, the title in front and the alert.
  private var state: [String] {
    let shown = session.app.backend.shown
    return [
      session.app.log.script, shown.frontPage?.title ?? "-", shown.alert?.content.title ?? "-",
    ]
  }

  /// Lets real time pass, in small steps as it does.
  private func pass(_ duration: Duration) async {
    let end = real.now + duration
    while real.now < end { await real.inner.advance(by: min(.milliseconds(5), end - real.now)) }
  }

  private func press(_ letter: Character, until notice: String) async {
    session.app.backend.show(notice: "")
    session.handle(.key(.control(letter)))
    await expectEventually { self.session.app.backend.viewpoint.notice == notice }
  }
}
