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

  init() throws {
    double = try DoubleTerminal()
  }

  @Test func takesActionsBackOneByOne() async {
    let session = makeSession { PagesFlow($0) }

    #expect(
      await play("\r\r\r\u{15}\u{15}", on: session, until: "Took back: tap \"Go\"", count: 3)
        == "launch\ntap \"Go\"\n")
    #expect(visibleTitles(session) == ["Page 1"])
  }

  @Test func doesThemOnceMore() async {
    let session = makeSession { PagesFlow($0) }

    #expect(
      await play(
        "\r\t\r\u{15}\u{15}\u{19}\u{19}", on: session, until: "Did once more: tap \"Other\"")
        == "launch\ntap \"Go\"\ntap \"Other\"\n")
    #expect(visibleTitles(session) == ["Root"])
  }

  @Test func forgetsWhatWasTakenBackWhenTheUserGoesAnotherWay() async {
    let session = makeSession { PagesFlow($0) }

    #expect(
      await play("\r\u{15}\t\r\u{19}", on: session, until: "There is nothing to do once more")
        == "launch\ntap \"Other\"\n")
  }

  @Test func saysThatAnAppIsNotReplayable() async {
    let session = makeSession(isReplayable: false) { PagesFlow($0) }

    #expect(
      await play(
        "\r\u{15}", on: session,
        until: "No way back: this app is not replayable, or --log writes its log")
        == "launch\ntap \"Go\"\n")
  }

  @Test func leavesTheAppAsItIsIfAnotherOneCameElsewhere() async {
    let session = makeSession { [unowned self] in PagesFlow($0, name: "Root \(madeCount)") }

    #expect(
      await play(
        "\r\u{15}", on: session,
        until: """
          No way back: launch had another effect when it was played again: \
          “install tab bar: Root 2” instead of “install tab bar: Root 1”
          """)
        == "launch\ntap \"Go\"\n")
    #expect(visibleTitles(session) == ["Page 1"])
  }

  @Test func takesWhatTheUserTypesMeanwhileAfterwards() async {
    let session = makeSession { PagesFlow($0) }

    #expect(
      await play("\r\u{15}\r\r\u{0C}\u{19}", on: session, until: "There is nothing to do once more")
        == "launch\ntap \"Go\"\ntap \"Go\"\n")
    #expect(session.app.backend.isLogOpen)
  }

  @Test func keepsThePanesAndTheWindow() async {
    let session = makeSession { PagesFlow($0) }
    _ = session.app.backend.handle(.resize(TerminalSize(columns: 120, rows: 30)))

    _ = await play("\r\u{0C}\u{14}\u{15}", on: session, until: "Took back: tap \"Go\"")

    #expect(session.app.backend.isLogOpen && session.app.backend.isTreeOpen)
    #expect(session.app.backend.picture().size == TerminalSize(columns: 120, rows: 30))
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

  @Test func letsGoOfTheAppBefore() async {
    let session = makeSession { PagesFlow($0) }
    weak var before: ApplicationController?
    weak var stage: Stage?
    (before, stage) = (session.app.app.currentController, session.app.app.currentStage)

    _ = await play("\r\u{15}", on: session, until: "Took back: tap \"Go\"")

    await expectEventually { before == nil && stage == nil }
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
    _ keys: String, on session: TerminalSession, until notice: String, count: Int? = nil
  ) async -> String {
    let running = Task { await session.run() }
    double.type(keys)
    await expectEventually {
      session.app.backend.viewpoint.notice == notice && madeCount == count ?? madeCount
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
      let backend = TerminalBackend(size: TerminalSize(columns: 80, rows: 24))
      let wireframe = TabBarWireframe(stage: Stage(backend: backend, scheduler: scheduler))
      return TerminalApp(
        ApplicationController(wireframe: wireframe, mainFlow: makeFlow(wireframe)),
        drawnBy: backend)
    }
    return TerminalSession(
      make(LiveScheduler()), on: Terminal(double.device), remake: isReplayable ? make : nil,
      save: { _ in "Saved" })
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
      flow.wireframe.push(flow.makePage("Late", 9), from: flow.wireframe.stage.rootScreens[0])
    }
  }

  private func makePage(_ title: String, _ number: Int) -> GoScreen {
    let page = GoScreen(title)
    page.onGo = wire(page) { flow, page in
      flow.wireframe.push(flow.makePage("Page \(number)", number + 1), from: page)
    }
    page.onBack = wire(page) { flow, page in flow.wireframe.pop(page) }
    return page
  }
}

private final class GoScreen: Screen, RootLevelRepresentable {
  let title: String
  var onGo: (() -> Void)?
  var onBack: (() -> Void)?

  init(_ title: String) {
    self.title = title
  }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    Button("Go") { self.onGo?() }
    Button("Other") { self.onBack?() }
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

  private static let login = [
    "launch", #"tap "Crime""#, #"tap "The Lamplighter's Debt""#, #"tap "Log in to buy""#,
    #"type "Ada" into "Name""#, #"type sample "the right password" into "Password""#,
    #"tap "Log in""#,
  ]
  private static let before = login.dropLast().joined(separator: "\n") + "\n"
  private static let atLogin = login.joined(separator: "\n") + "\n"

  private let real = LateScheduler()
  private let double: DoubleTerminal
  private var session: TerminalSession?

  init() throws {
    double = try DoubleTerminal()
    let make: @MainActor (any Scheduler) -> TerminalApp = { scheduler in
      let backend = TerminalBackend(size: TerminalSize(columns: 80, rows: 24))
      let stage = Stage(backend: backend, scheduler: scheduler)
      return TerminalApp(
        ApplicationController(audiobooksOn: stage) { TabBarWireframe(stage: $0) },
        drawnBy: backend)
    }
    let session = TerminalSession(
      make(ManualScheduler()), on: Terminal(double.device), remake: make, clock: real,
      save: { _ in "Saved" })
    self.session = session
    session.app.app.currentController.finishLaunching()
    session.followTime()
    for action in Self.login.dropFirst() {
      session.app.app.currentController.perform(try UserAction(parsing: action))
    }
  }

  @Test func takesALoginBackThatIsUnderWay() async {
    await pass(.milliseconds(230))
    await press("u", until: #"Took back: tap "Log in""#)
    await pass(.seconds(2))

    #expect(script == Self.before)
    #expect(title == "Log in")

    await press("y", until: #"Did once more: tap "Log in""#)
    await pass(.milliseconds(480))
    #expect(script == Self.atLogin)
    await pass(.milliseconds(60))
    #expect(script == Self.atLogin + "wait 500ms\n")
    #expect(alert == "Buy The Lamplighter's Debt?")
  }

  @Test func takesALoginBackThatIsDone() async {
    await pass(.milliseconds(520))
    #expect(script == Self.atLogin + "wait 500ms\n")

    await press("u", until: #"Took back: tap "Log in""#)
    await pass(.seconds(2))
    #expect(script == Self.before)
    #expect(title == "Log in")

    await press("y", until: #"Did once more: tap "Log in""#)
    #expect(script == Self.atLogin + "wait 500ms\n")
    #expect(alert == "Buy The Lamplighter's Debt?")
  }

  @Test(arguments: [470, 495, 499, 500, 501, 503, 504, 520, 560])
  func takesBackWhatWasDoneAboutWhenTheLoginCame(milliseconds: Int) async {
    await pass(.milliseconds(milliseconds))
    session?.app.app.currentController.perform(.background)
    await pass(.milliseconds(700))
    let (whole, alertThen) = (script, alert)

    await press("u", until: "Took back: background")
    await press("y", until: "Did once more: background")

    #expect(script == whole)
    #expect(title == "The Lamplighter's Debt" && alert == alertThen)
  }

  @Test func goesBackAndForthAgainAndAgain() async {
    await pass(.microseconds(123_456))
    for _ in 0..<5 {
      await press("u", until: #"Took back: tap "Log in""#)
      await pass(.microseconds(77_777))
      await press("y", until: #"Did once more: tap "Log in""#)
      await pass(.microseconds(111_111))
    }

    #expect(script == Self.atLogin)
    await pass(.milliseconds(450))
    #expect(script == Self.atLogin + "wait 500ms\n")
    #expect(alert == "Buy The Lamplighter's Debt?")
  }

  private var script: String { session?.app.log.script ?? "" }
  private var alert: String? { session?.app.backend.shown.alert?.content.title }
  private var title: String? { session?.app.backend.shown.frontPage?.title }

  /// Lets real time pass, in small steps as it does.
  private func pass(_ duration: Duration) async {
    let end = real.now + duration
    while real.now < end { await real.inner.advance(by: min(.milliseconds(5), end - real.now)) }
  }

  private func press(_ letter: Character, until notice: String) async {
    session?.app.backend.show(notice: "")
    session?.handle(.key(.control(letter)))
    await expectEventually { self.session?.app.backend.viewpoint.notice == notice }
  }
}
