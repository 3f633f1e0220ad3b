import Wireflow

/// The app of a journey, which retains no screens and no child flows.
@MainActor
final class JourneyApp {
  /// A broken law: the named law of backends, or otherwise the law of the step.
  struct Complaint {
    let text: String
    var law: BackendLaw?
  }

  let scheduler: ManualScheduler
  let controller: ApplicationController
  private let main: JourneyMainFlow
  private let cast: JourneyCast
  /// The results of all requests and actions in the current step.
  private(set) var answers: [JourneyAnswer] = []
  /// The results of flows and alerts in the current step.
  private(set) var endings: [String] = []
  /// The broken laws in the current step.
  private(set) var complaints: [Complaint] = []
  /// A closure that goes back on the backend as the user would.
  var userPops: (@MainActor (any Screen) -> Void)?
  var userDismisses: (@MainActor (any Screen) -> Void)?
  /// A closure that turns to a page on the backend, as the user does.
  var userTurns: (@MainActor (any Screen) -> Void)?
  var swipe: BackendUnderTest.Swipe?
  /// True while the user holds a screen.
  var isHeld = false
  /// A closure that attaches the backend while the app is running.
  var attachBackend: (@MainActor () -> Void)?
  /// The name of the container in which the app launched.
  private(set) var firstContainer = ""

  init(
    backend: any PresentationBackend, scheduler: ManualScheduler,
    wireframe make: (Stage) -> any ApplicationWireframe
  ) {
    self.scheduler = scheduler
    let cast = JourneyCast()
    self.cast = cast
    let wireframe = make(Stage(backend: backend, scheduler: scheduler))
    main = JourneyMainFlow(wireframe) { cast.screen($0) }
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    perform(.launch)
    firstContainer = stage.snapshot.container.name
  }

  var stage: Stage { controller.stage }
  var picture: BackendPicture { BackendPicture(stage.snapshot) }

  /// Returns the live screen with a title, or a new one if there is none.
  func screen(_ title: String) -> JourneyScreen { cast.screen(title) }

  /// Returns the screen with a title, if it is in memory.
  func liveScreen(_ title: String) -> JourneyScreen? { cast.liveScreen(title) }

  func beginStep() {
    answers = []
    endings = []
    complaints = []
  }

  /// Makes a request as the main flow, or as the child flow with a name.
  func ask(
    _ request: String, as flow: String? = nil,
    _ body: (any ApplicationWireframe) -> RequestOutcome
  ) {
    guard let flow else { return record(request, body, main.wireframe) }
    guard let asker = cast.flow(flow) else { return complain("the flow \(flow) is gone") }
    record(request, body, asker.wireframe)
  }

  private func record(
    _ request: String, _ body: (any ApplicationWireframe) -> RequestOutcome,
    _ wireframe: any ApplicationWireframe
  ) {
    let before = stage.log.entries.count
    let outcome = body(wireframe)
    answers.append(
      .request(request, outcome, logged: Array(stage.log.entries.dropFirst(before))))
  }

  /// Performs an action as the user would.
  func perform(_ action: UserAction) {
    answers.append(.action(action, controller.perform(action)))
  }

  /// Starts a child flow of the main flow, or of the child flow with a name.
  func start(
    _ name: String, from sender: String, under parent: String? = nil,
    _ request: String,
    _ body: @escaping (JourneyApp, any ApplicationWireframe, any Screen) -> RequestOutcome
  ) {
    let origin = screen(sender)
    let wireframe: any ApplicationWireframe =
      parent.flatMap { cast.flow($0)?.wireframe } ?? main.wireframe
    let flow = JourneyFlow(wireframe) { [weak self] wireframe, sender in
      guard let self else { return }
      record(request, { body(self, $0, sender) }, wireframe)
    }
    cast.add(flow, name)
    let onEnd: (FlowOutcome<Int>) -> Void = { [weak self] outcome in
      self?.note(end: "\(name): \(outcome.output.map { "finished \($0)" } ?? "cancelled")")
    }
    if let parent, let coordinator = cast.flow(parent) {
      coordinator.start(flow, from: origin) { _, outcome in onEnd(outcome) }
    } else {
      main.start(flow, from: origin) { _, outcome in onEnd(outcome) }
    }
  }

  /// Ends a child flow with an output.
  func finish(_ name: String) {
    ask("finish \(name)", as: name) { _ in
      cast.flow(name)?.finish(1) ?? .ignored(.flowEnded(name))
    }
  }

  /// Makes the main flow start or stop refusing the user's requests.
  func refuseUser(_ isRefusing: Bool) {
    guard isRefusing else { return main.removeGuard() }
    main.guardRequests { _, request in request.isByUser ? .refuse("not now") : .allow }
  }

  func note(end: String) { endings.append(end) }

  func complain(_ text: String, law: BackendLaw? = nil) {
    complaints.append(Complaint(text: text, law: law))
  }

  /// The screens in memory, with the controls of those that are players.
  var liveScreens: [any Screen] { cast.liveScreens.flatMap { [$0, $0.minimizedControls] } }

  /// The screens that are in memory without being on stage or awaited.
  var strays: [String] {
    guard stage.shownAlert == nil else { return [] }
    return cast.liveScreens.filter { !stage.isOnStage($0) }.map(\.title).sorted()
  }

  /// The objects that must be deallocated with the app.
  var remnants: [Remnant] {
    [
      Remnant("the stage", stage), Remnant("the wireframe", controller.wireframe),
      Remnant("the application controller", controller), Remnant("the main flow", main),
    ] + cast.remnants
  }
}
