import Foundation
import Observation
import Testing
import Wireflow
import WireflowTesting

/// Runs the code of the article "Log in, log out, lock", and compares it with the page.
@MainActor
struct LogInLogOutLockTests {
  private var article: String { get throws { try articles("LogInLogOutLock") } }
  private let bank: ApplicationController
  private let stage: Stage

  init() {
    stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    let main = BankFlowCoordinator(wireframe: wireframe)
    bank = ApplicationController(wireframe: wireframe, mainFlow: main)
    bank.onOpen = { [weak wireframe] _ in
      guard let wireframe else { return false }
      wireframe.select(wireframe.rootScreens[1])
      return true
    }
    bank.finishLaunching()
  }

  private func unlock() {
    stage.perform(.typeSample("the right PIN", into: "PIN"))
  }

  /// The lines since a number of them.
  private func text(after count: Int) -> String {
    stage.log.lines.dropFirst(count).map { $0 + "\n" }.joined()
  }

  private func expectInArticle(_ text: String) throws {
    #expect(try article.contains("```\n\(text)```"), "\(text)")
  }

  @Test func locksAtLaunch() throws {
    try expectInArticle(stage.log.text)
  }

  @Test func bringsTheAlertBack() throws {
    unlock()
    let main = try #require(bank.mainFlow as? BankFlowCoordinator)
    let count = stage.log.lines.count
    main.wireframe.presentAlert(
      AlertContent(title: "Card ending in 1234"), from: main.wireframe.rootScreens[0])
    main.lock()
    stage.perform(.back)
    unlock()

    try expectInArticle(text(after: count))
  }

  @Test func clearsBehindTheWall() throws {
    let count = stage.log.lines.count
    stage.perform(.tap("Log out"))

    try expectInArticle(text(after: count))
  }

  @Test func hidesTheAppInTheBackground() throws {
    unlock()
    let count = stage.log.lines.count
    bank.wentToBackground()
    bank.enteredForeground()

    try expectInArticle(text(after: count))
  }

  @Test func locksAfterFiveMinutes() throws {
    unlock()
    let count = stage.log.lines.count
    stage.perform(.background)
    stage.perform(.wait(.seconds(300)))
    stage.perform(.foreground)

    try expectInArticle(text(after: count))
  }

  @Test func locksAllWindowsAfterFiveMinutes() throws {
    let session = ApplicationSession(clinicOn: ManualScheduler()) { TabBarWireframe(stage: $0) }
    session.lockAfterFiveMinutes()
    session.finishLaunching()
    session.perform(.tap("Ada"))
    session.perform(.window(nil))
    let count = session.log.lines.count
    session.perform(.background)
    session.perform(.wait(.seconds(300)))
    session.perform(.foreground)

    try expectInArticle(session.log.lines.dropFirst(count).map { $0 + "\n" }.joined())
  }

  @Test func isTestedLikeAnyScreen() async throws {
    let app = AppDriver(on: .tabBar) { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(
        wireframe: wireframe, mainFlow: BankFlowCoordinator(wireframe: wireframe))
    }

    await app.run(script: "launch")
    app.expectNotVisible("Balance: 42")
    app.back()
    app.typeSample("the right PIN", into: "PIN")
    app.expectLog(
      matches: """
        > launch
          start BankFlowCoordinator
          install tab bar: "Balance: 42", Cards
          start LockFlowCoordinator
          + present PinScreen "Enter your PIN" as wall, no dismiss button
        > back
          ignored dismiss PinScreen "Enter your PIN": PinScreen "Enter your PIN" may not be dismissed
        > type sample "the right PIN" into "PIN"
          dismiss PinScreen "Enter your PIN"
          finish LockFlowCoordinator
        """)
    await app.finish()
  }

  @Test func letsALinkWait() throws {
    let count = stage.log.lines.count
    stage.perform(.open("bank://cards"))
    unlock()

    try expectInArticle(text(after: count))
  }
}

@MainActor final class BankFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  private weak var currentLock: LockFlowCoordinator?

  var privacyScreen: (any Screen)? { MenuScreen("Bank") }

  func installUI() {
    wireframe.batch {
      wireframe.install(rootItems: [
        MenuScreen("Balance: 42"), MenuScreen("Cards"),
      ])
      lock()
    }
  }

  func enteredForeground(after time: Duration) {
    if time >= .seconds(300), currentLock == nil { lock() }
  }

  func lock() {
    let lock = LockFlowCoordinator(wireframe: wireframe)
    lock.onLoggedOut = { [weak self] in
      self?.wireframe.install(rootItems: [MenuScreen("Welcome")])
    }
    currentLock = lock
    start(lock)
  }
}

@MainActor final class LockFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  /// Called while the lock still hides everything.
  var onLoggedOut: (() -> Void)?

  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    let pin = PinScreen()
    pin.onUnlocked = wire(pin) { flow, _ in flow.finish() }
    pin.onLoggedOut = wire(pin) { flow, _ in
      flow.onLoggedOut?()
      flow.cancel()
    }
    wireframe.presentModally(pin, from: sender)
  }
}

extension ApplicationSession {
  func lockAfterFiveMinutes() {
    onEnteredForeground = { [weak self] time in
      if time >= .seconds(300) {
        self?.raiseWall { LockFlowCoordinator(wireframe: $0) }
      }
    }
  }
}

@Observable @MainActor final class PinScreen: ModallyPresentable {
  let title = "Enter your PIN"
  let preferredModalStyle = ModalStyle.wall
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = nil
  var onUnlocked: (() -> Void)?
  var onLoggedOut: (() -> Void)?
  var pin = ""

  var content: ScreenContent {
    Field(
      "PIN", text: pin, privacy: .secure,
      samples: [.init("the right PIN", value: "1234")]
    ) {
      self.pin = $0
      if $0 == "1234" { self.onUnlocked?() }
    }
    Button("Log out") { self.onLoggedOut?() }
  }
}
