import AudiobooksApp
import TestSupport
import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction

@testable import WireflowTerminal

@MainActor
final class TerminalSessionTests {
  private let double: DoubleTerminal
  private var saved: [String] = []

  init() throws {
    double = try DoubleTerminal()
  }

  @Test(arguments: ["q", "\u{03}"])
  func endsWhenTheUserQuits(key: String) async {
    let (session, _) = makeSession()

    double.type(key)

    #expect(await session.run() == 0)
  }

  @Test func endsWhenTheTerminalHasGone() async {
    let (session, _) = makeSession()

    double.hangUp()

    #expect(await session.run() == 129)
  }

  @Test func savesTheSessionWhenTheUserWants() async {
    let (session, controller) = makeSession()

    double.type("\r\u{13}\u{03}")
    _ = await session.run()

    #expect(saved == ["launch\ntap \"More\"\n"])
    #expect(controller.stage.log.script == "launch\ntap \"More\"\n")
  }

  @Test func sharesTheSessionWhenTheUserWants() async {
    var shared: [String] = []
    let (session, _) = makeSession(writers: [
      .shareSession: { log in
        shared.append(log.script)
        return "Saved as a page"
      }
    ])

    double.type(":share\r\u{03}")
    _ = await session.run()

    await expectEventually { shared == ["launch\n"] }
  }

  @Test func takesTheNameOfASampleForWhatTheUserTyped() async {
    let safe = SafeScreen()
    let (session, controller) = makeSession { SafeFlow($0, safe) }

    double.type("ithe combination\r\u{13}\u{03}")
    _ = await session.run()

    #expect(safe.combination == "the combination")
    let script = "launch\ntype sample \"(not a sample)\" into \"Combination\"\n"
    #expect(saved == [script])
    #expect(controller.stage.log.text.contains("the combination") == false)
  }

  @Test func leavesNothingBehind() async {
    weak var session: TerminalSession?
    weak var controller: ApplicationController?
    weak var stage: Stage?
    do {
      let (running, app) = makeSession()
      (session, controller, stage) = (running, app, app.stage)
      double.type("q")
      _ = await running.run()
    }

    await expectEventually { session == nil && controller == nil && stage == nil }
  }

  /// An app, and a session of it on a terminal that is not taken over, so that the process keeps
  /// its own.
  private func makeSession(
    writers: [TerminalCommand: TerminalSession.Writer] = [:],
    showing makeFlow: (TabBarWireframe) -> any MainFlowCoordinator = { ShopFlow($0) }
  ) -> (TerminalSession, ApplicationController) {
    let backend = TerminalBackend(size: TerminalSize(columns: 80, rows: 24))
    let wireframe = TabBarWireframe(stage: Stage(backend: backend))
    let controller = ApplicationController(wireframe: wireframe, mainFlow: makeFlow(wireframe))
    let session = TerminalSession(
      TerminalApp(controller, drawnBy: backend), on: Terminal(double.device), writers: writers,
      save: { log in
        self.saved.append(log.script)
        return "Saved"
      })
    return (session, controller)
  }
}

/// An app that asks for a secret at once.
private final class SafeFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let safe: SafeScreen

  init(_ wireframe: any ApplicationWireframe, _ safe: SafeScreen) {
    self.wireframe = FlowWireframe(wireframe)
    self.safe = safe
  }

  func installUI() {
    wireframe.install(rootItems: [safe])
  }
}

private final class SafeScreen: Screen, RootLevelRepresentable {
  let title = "Safe"
  private(set) var combination = ""

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    Field(
      "Combination", text: combination, privacy: .secure,
      samples: [.init("the combination", value: "31-7-12")]
    ) { self.combination = $0 }
  }
}

/// The wireframe of a running app can be swapped from the keyboard, and adapts to the window.
@MainActor
struct WireframeSwapTests {
  private func makeRig() -> TerminalRig {
    var wireframes: WireframeSwitch?
    let rig = TerminalRig(wireframe: { stage in
      let made = makeSwitch(stage)
      wireframes = made
      return made
    })
    rig.backend.wireframes = wireframes
    return rig
  }

  private func makeSwitch(_ stage: Stage) -> WireframeSwitch {
    WireframeSwitch(
      stage: stage,
      variants: [
        .init("tab-bar", title: "Tabs") { TabBarWireframe(stage: $0) },
        .init("hamburger", title: "Drawer") { HamburgerWireframe(stage: $0) },
        .init("split", title: "Columns", formFactor: .regular) {
          SplitWireframe(stage: $0)
        },
      ])
  }

  @Test func goesRoundTheWireframes() {
    let rig = makeRig()
    var containers: [String] = []

    for _ in 0..<3 {
      rig.press(.control("w"))
      containers.append(rig.backend.shown.base.container.name)
    }

    #expect(containers == ["drawer", "split", "tab bar"])
    #expect(rig.text.contains("Shown by Tabs"))
    #expect(
      rig.actions.suffix(3) == [
        "wireframe hamburger", "wireframe split", "wireframe tab-bar",
      ])
  }

  @Test func keepsAllButTheContainerInTheMiddleOfALogin() {
    let rig = makeRig()
    rig.perform(.tap("Player"), .maximize, .tap("Open"), .tap("Sheet"))
    rig.perform(.select("Elements"))
    let before = NavigationTree(rig.stage)

    rig.press(.control("w"))
    let after = NavigationTree(rig.stage)

    #expect("\(after)" != "\(before)")
    #expect(
      "\(after)".split(separator: "\n").dropFirst().map { $0.replacing(" sheet", with: "") }
        == "\(before)".split(separator: "\n").dropFirst().map { $0.replacing(" sheet", with: "") })
  }

  /// The session of a reader who listens expires, and who logs in again swaps the wireframe meanwhile.
  @Test func keepsALoginOverThePlayerOfASample() async throws {
    let (backend, stage, controller) = makeAudiobooks()
    let user = KeyUser(backend, stage)
    for line in Self.sessionExpired {
      let fault = await user.carryOut(try UserAction(parsing: line))
      try #require(fault == nil, "\(line): \(fault ?? "")\n\(backend.picture().text)")
    }
    _ = backend.handle(.key(.enter))
    for character in "Ad" { _ = backend.handle(.key(.character(character))) }
    let before = Self.parts(of: stage)
    #expect(
      before.contains { $0.contains("maximized") } && before.contains { $0.contains("Log in") })

    for container in ["drawer", "split", "tab bar"] {
      _ = backend.handle(.key(.control("w")))
      #expect(backend.shown.base.container.name == container)
      #expect(Self.parts(of: stage) == before)
      #expect(backend.picture().text.contains("Log in again"))
    }
    _ = backend.handle(.key(.control("e")))
    withExtendedLifetime(controller) {}
  }

  private static let sessionExpired = [
    "launch", #"select "Profile""#, #"tap "Log in""#, #"type "Ada" into "Name""#,
    #"type sample "the right password" into "Password""#, #"tap "Log in""#, "wait 500ms",
    #"tap "Simulate expired session""#, #"select "Discover""#, #"tap "Crime""#,
    #"tap "The Lamplighter's Debt""#, #"tap "Play sample""#, "maximize", "wait 2s",
  ]

  /// Returns the lines of the tree without the container, which decides on the kind of a sheet, too.
  private static func parts(of stage: Stage) -> [String] {
    "\(NavigationTree(stage))".split(separator: "\n").dropFirst()
      .map { String($0).replacing("form sheet", with: "sheet") }
  }

  private func makeAudiobooks() -> (TerminalBackend, Stage, ApplicationController) {
    let backend = TerminalBackend(size: TerminalSize(columns: 100, rows: 30))
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    let wireframe = makeSwitch(stage)
    backend.wireframes = wireframe
    let controller = ApplicationController(audiobooksOn: stage) { _ in wireframe }
    return (backend, stage, controller)
  }

  @Test func saysThatThereIsOnlyOne() {
    let rig = TerminalRig()

    rig.press(.control("w"))

    #expect(rig.text.contains("only one wireframe"))
    #expect(rig.actions == ["launch"])
  }

  @Test func adaptsToTheWidthOfTheWindow() {
    let rig = TerminalRig(.adaptive)
    rig.backend.adaptsToWidth = true
    rig.backend.adaptToWidth()

    for columns in [120, 200, 99, 40, 100] {
      rig.send(.resize(TerminalSize(columns: columns, rows: 30)))
    }

    #expect(rig.actions == ["launch", "adapt regular", "adapt compact", "adapt regular"])
    #expect(rig.backend.shown.base.container.name == "split")
  }
}
