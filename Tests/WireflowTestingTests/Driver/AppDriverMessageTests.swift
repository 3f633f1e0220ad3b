import TestSupport
import Testing
import Wireflow
import WireflowTesting

@testable import WireflowTesting

/// The failures of a driver, all in one text: each says what happened, where, and how to fix it.
@MainActor
struct AppDriverMessageTests {
  @Test func sayWhatHappenedAndHowToFixIt() async {
    var text = ""
    for mistake in Mistake.all {
      text += "# \(mistake.name)\n\n\(await mistake.messages)\n\n\n"
      KeptObjects.all = []
    }
    assertSnapshot(of: text.replacing(/(?<file>\.swift):\d+/) { "\($0.file):N" })
  }
}

extension Mistake {
  static let all: [Mistake] = actions + ends + works + leaks + misuses + branches + descriptions

  private static let actions: [Mistake] = [
    Mistake("an unknown element") { $0.tap("Buy") },
    Mistake("an element where the user can do nothing", in: makeIdle) { $0.tap("Buy") },
    Mistake("swipes where nothing can go") { app in
      app.swipeBack()
      app.swipeDown()
    },
    Mistake("a text that is absent, and one that is present") { app in
      app.tap("Push")
      app.expectVisible("You are offline")
      app.expectNotVisible("Page")
    },
    Mistake("texts of which many are near") { app in
      app.home?.rows = (1...300).map { ("Book \($0)", {}) } + [("You are online", {})]
      app.stage.contentChanged(of: app.stage.state.rootScreens[0])
      app.expectVisible("You are offline")
      app.expectVisible("book 30")
    },
    Mistake("occurrences that cannot be") { app in
      app.tap("Push", 0)
      app.tap("Push", -1)
    },
  ]

  private static let ends: [Mistake] = [
    Mistake("unread lines", end: .unread) { app in
      app.expectLog(matches: "> launch\n  start DriverMainFlow\n  install tab bar: Home, Other")
      app.select("Other")
      app.select("Home")
    },
    Mistake("lines from before the launch", end: .unread, in: DriverApp.makeNoted) { _ in },
    Mistake("lines that a bounded log would drop", end: .unread) { app in
      app.stage.log.limit = 1
      app.skipLog()
      await app.run(script: "tap \"Push\"\nback\ntap \"Push\"\nback\n")
    },
    Mistake("an expectation without a literal") { $0.expectLog() },
    Mistake("an open alert") { $0.tap("Ask") },
    Mistake("an alert that comes through the stage") { $0.stage.perform(.tap("Ask")) },
  ]

  private static let works: [Mistake] = [
    Mistake("delayed work that waits") { app in
      app.tap("Later")
      await app.advance(by: .milliseconds(100))
    },
    Mistake("sleeping work") { app in
      app.tap("Sleep")
      await app.settle()
    },
    Mistake("time that is moved while work is away") { app in
      app.tap("Sleep")
      app.advanceAtOnce(by: .milliseconds(300))
    },
    Mistake("a task that fails") { app in
      app.main?.task { _ in throw Mishap() }
      await app.settle()
    },
    Mistake("a task of no flow that sleeps") { await sleepInATaskOfNoFlow($0) },
    Mistake("each kind of work on a screen that is not on stage") { app in
      app.work { main, _ in
        let absent = DriverScreen("Absent")
        main.task(on: absent) { _, _ in }
        main.after(.seconds(1), on: absent) { _, _ in }
        main.onLeave(of: absent) { _, _ in }
      }
    },
    Mistake("work that waited and began") { app in
      app.work { main, home in
        main.wireframe.presentAlert(AlertContent(title: "Wait"), from: home)
        let results = DriverScreen("Results")
        main.wireframe.stage.submit(.modal(results, from: home))
        main.task(on: results) { _, _ in }
      }
      app.choose("OK")
    },
    Mistake("a flow that shows nothing and listens", end: .synchronous) { app in
      app.start { watchFlow($0, showsScreen: false) }
    },
    Mistake("flows that listen, one on a screen and the main one") { app in
      app.start { watchFlow($0, showsScreen: true) }
      app.main?.listen(to: AsyncStream<Int> { _ in }) { _, _ in }
    },
  ]

  private static func sleepInATaskOfNoFlow(_ app: AppDriver, line: UInt = #line) async {
    let clock = app.stage.clock
    let sleeper = Task.detached { try await clock.sleep(for: .seconds(1)) }
    while app.scheduler.sleepers.sleepingCount == 0 { await Task.yield() }
    await app.advance(by: .seconds(1), line: line)
    try? await sleeper.value
  }

  private static let leaks: [Mistake] = [
    Mistake("a screen that leaks when it leaves", end: .synchronous) { app in
      app.tap("Leak")
      app.back()
    },
    Mistake("a coordinator that outlives the app") { KeptObjects.keep($0.main) },
    Mistake("a flow that leaks when it ends") { app in
      app.start(isKept: true) { ChildFlow($0) }
      app.back()
    },
    Mistake("a flow that outlives the app") { $0.start(isKept: true) { ChildFlow($0) } },
  ]

  private static let misuses: [Mistake] = [
    Mistake("a driver that nobody finishes", end: .own) { _ in },
    Mistake("a driver that is used after its end", end: .own) { app in
      await app.finish()
      app.tap("Push")
      app.expectLog()
      app.skipLog()
      await app.run(script: "back")
      app.assertSnapshot()
      await app.finish()
    },
    Mistake("a stage that is used after the end", end: .own) { app in
      await app.finish()
      #expect(app.stage.visibleScreens.isEmpty)
    },
    Mistake("an app on another stage", in: DriverApp.makeElsewhere) { _ in },
  ]

  private static let branches: [Mistake] = [
    Mistake("unread lines of the branch before", end: .unread) { app in
      app.skipLog()
      app.tap("Push")
      await app.branch(at: 0, makeController: DriverApp.makeController)
    },
    Mistake("a screen that outlives its branch") { app in
      app.tap("Leak")
      app.skipLog()
      await app.branch(at: 0, makeController: DriverApp.makeController)
    },
    Mistake("steps that there are not") { app in
      await app.branch(at: -1, makeController: DriverApp.makeController)
      await app.branch(at: .max, makeController: DriverApp.makeController)
      #expect(app.visibleTexts(at: 2) == [])
    },
    Mistake("a branch of another app") { app in
      app.skipLog()
      await app.branch(at: 0, makeController: makeIdle)
    },
    Mistake("a coordinator that outlives a restart") { app in
      KeptObjects.keep(app.main)
      await app.restart(makeController: DriverApp.makeController)
    },
  ]

  private static let descriptions: [Mistake] = [
    Mistake("elements without names", in: PartsScreen.make(.nameless)) { $0.expectAccessible() },
    Mistake("a page without a title", in: PartsScreen.make([], " ")) { $0.expectAccessible() },
    Mistake("two elements with one shortcut", in: PartsScreen.make(.keys("n", "n"))) {
      $0.tap("1")
    },
    Mistake("two shortcuts", in: PartsScreen.make(.keys("n", "j"))) { $0.tap("1") },
    Mistake(
      "a screen whose changes nobody sees", .warning, in: PartsScreen.makeTally(isReported: false)
    ) {
      $0.tap("Count")
      $0.tap("Count")
    },
    Mistake(
      "a screen that reports its changes", .warning, in: PartsScreen.makeTally(isReported: true)
    ) {
      $0.tap("Count")
    },
  ]
}

private struct Mishap: Error {}

/// Makes an app that shows nothing.
@MainActor private let makeIdle = appMaker { BareMainFlow($0) }

extension DriverApp {
  fileprivate static func makeNoted(
    _ stage: Stage, _ makeWireframe: WireframeMaker
  ) -> ApplicationController {
    stage.log.note("made")
    return makeController(stage, makeWireframe)
  }

  fileprivate static func makeElsewhere(_: Stage, _: WireframeMaker) -> ApplicationController {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    return makeController(stage) { TabBarWireframe(stage: $0) }
  }
}

/// A flow that may show a screen, and listens to a stream that never ends.
@MainActor
private func watchFlow(
  _ wireframe: any ApplicationWireframe, showsScreen: Bool
) -> ChildFlow {
  ChildFlow(wireframe, page: "Watch") { flow, sender in
    if showsScreen { flow.wireframe.push(flow.page, from: sender) }
    flow.listen(to: AsyncStream<Int> { _ in }, whileUnseen: true) { _, _ in }
  }
}

/// A screen whose content is made anew each time it is read.
@MainActor
private final class PartsScreen: RootLevelRepresentable {
  let title: String
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  private let makeContent: () -> [ScreenContent.Element]
  var content: ScreenContent { ScreenContent(elements: makeContent()) }

  init(_ title: String, _ makeContent: @escaping () -> [ScreenContent.Element]) {
    (self.title, self.makeContent) = (title, makeContent)
  }

  /// Makes an app of a screen with given elements.
  static func make(_ elements: [ScreenContent.Element], _ title: String = "Spoken") -> Maker {
    appMaker { OneScreenFlow($0, showing: PartsScreen(title) { elements }) }
  }

  /// Makes an app of a screen that changes and cannot be observed.
  static func makeTally(isReported: Bool) -> Maker {
    appMaker { wireframe in
      let stage = wireframe.stage
      var count = 0
      let screen = PartsScreen("Tally") {
        let add = ScreenContent.Button("Count") { [weak stage] in
          count += 1
          guard isReported, let stage else { return }
          stage.contentChanged(of: stage.state.rootScreens[0])
        }
        return [.text(.init("\(count)")), .button(add)]
      }
      return OneScreenFlow(wireframe, showing: screen)
    }
  }
}

extension [ScreenContent.Element] {
  @MainActor fileprivate static var nameless: Self {
    [
      .button(.init("") {}), .image(.init("cover", alternative: " ")),
      .button(.init("Buy") {}), .button(.init("Buy") {}),
      .row(.init("", subtitle: "A row without an action is text")),
    ]
  }

  @MainActor
  fileprivate static func keys(
    _ one: ScreenContent.Shortcut.Key, _ other: ScreenContent.Shortcut.Key
  ) -> Self {
    [
      .button(ScreenContent.Button("1") {}.shortcut(one, [.command])),
      .button(ScreenContent.Button("2") {}.shortcut(other)),
    ]
  }
}
