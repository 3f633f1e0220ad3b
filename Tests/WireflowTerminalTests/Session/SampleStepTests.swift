import AudiobooksApp
import TestSupport
import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowTerminal

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
    session?.take(.key(.control(letter)))
    await expectEventually { self.session?.app.backend.viewpoint.notice == notice }
  }
}
