import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowRouting

/// A session that ends while a guard keeps a letter.
@MainActor
struct EndedSessionTests: LoggingRig {
  private let store: Store<DeskState>
  private let main: DeskCoordinator
  private let controller: ApplicationController
  private let backend = HeldBackend()
  private let reader: LogReader

  init() {
    backend.promptCompletions = 1
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    reader = LogReader(stage.log)
    store = Store(initialState: DeskState(), reducer: DeskReducer(), stage: stage)
    main = DeskCoordinator(wireframe, store)
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    controller.finishLaunching()
    _ = reader.newText()
    backend.forget()
  }

  func newLog() -> String { reader.newText() }

  @Test func keepStaysOnScreenWithoutAWall() {
    store.dispatch(DeskAction.sessionEnded)
    #expect(store.state == DeskState(isSignedIn: false))
    controller.perform(.choose("Keep"))

    #expect(store.state == DeskState(isSignedIn: false))
    #expect(controller.stage.visibleScreens.map(\.title) == ["Letter"])
    expectLog(
      matches: """
        > (app)
          hold route login: LetterCoordinator decides
          alert "Discard?" [Discard, Keep]
        > choose "Keep"
          close alert "Discard?"
          ignored route login: LetterCoordinator refused, Keep
        """)
  }

  @Test func wallComesAtOnceAndTheRouteIsFollowedBehindIt() {
    main.endSession()

    #expect(store.state == DeskState(route: ["login"], isSignedIn: false))
    #expect(backend.commands.count == 1)
    controller.perform(.tap("Log in again"))
    #expect(controller.stage.visibleScreens.map(\.title) == ["Login"])
    expectLog(
      matches: """
        > (app)
          start SessionEndedFlowCoordinator
          present SessionEndedScreen "Session ended" as wall, no dismiss button
          route reducer: login
          start PlainCoordinator
          + install tab bar: Login
          cancel LetterCoordinator
        > tap "Log in again"
          dismiss SessionEndedScreen "Session ended"
          finish SessionEndedFlowCoordinator
        """)
  }

  @Test func wallComesEvenWhileTheGuardAsks() {
    store.dispatch(DeskAction.sessionEnded)
    #expect(controller.stage.shownAlert != nil)

    main.endSession()
    controller.perform(.tap("Log in again"))

    #expect(store.state == DeskState(route: ["login"], isSignedIn: false))
    #expect(controller.stage.visibleScreens.map(\.title) == ["Login"])
    #expect(controller.stage.shownAlert == nil)
    expectLog(
      matches: """
        > (app)
          hold route login: LetterCoordinator decides
          alert "Discard?" [Discard, Keep]
          start SessionEndedFlowCoordinator
          close alert "Discard?"
          + present SessionEndedScreen "Session ended" as wall, no dismiss button
          ignored alert "Discard?": closed while it waited
          route reducer: login
          start PlainCoordinator
          + install tab bar: Login
          cancel LetterCoordinator
          ignored route login: a later route takes its place
        > tap "Log in again"
          dismiss SessionEndedScreen "Session ended"
          finish SessionEndedFlowCoordinator
        """)
  }

  @Test func routeThatTheGuardHeldIsGivenUpWithTheSession() {
    store.route(.goto(["help"]))
    #expect(controller.stage.shownAlert != nil)

    main.endSession()
    controller.perform(.tap("Log in again"))

    #expect(store.state == DeskState(route: ["login"], isSignedIn: false))
    #expect(controller.stage.visibleScreens.map(\.title) == ["Login"])
    expectLog(
      matches: """
        > (app)
          hold route help: LetterCoordinator decides
          alert "Discard?" [Discard, Keep]
          start SessionEndedFlowCoordinator
          close alert "Discard?"
          + present SessionEndedScreen "Session ended" as wall, no dismiss button
          ignored alert "Discard?": closed while it waited
          route reducer: login
          start PlainCoordinator
          + install tab bar: Login
          cancel LetterCoordinator
          ignored route help: a later route takes its place
        > tap "Log in again"
          dismiss SessionEndedScreen "Session ended"
          finish SessionEndedFlowCoordinator
        """)
  }
}
