import Wireflow
import WireflowInteraction

/// The app of a journey, which retains no screens and no child flows.
@MainActor
final class JourneyApp {
  let scheduler: ManualScheduler
  let controller: ApplicationController
  private let main: JourneyMainFlow
  /// The screens and child flows by their names.
  private var screens: [String: Remnant] = [:]
  private var flows: [String: Remnant] = [:]
  /// The results of the user's actions in the current step.
  private(set) var answers: [(action: UserAction, outcome: ActionOutcome)] = []
  /// The results of flows and alerts in the current step.
  private(set) var endings: [String] = []
  /// The broken laws in the current step: the named law of backends, or otherwise that of the step.
  private(set) var complaints: [(text: String, law: BackendLaw?)] = []
  /// The backend on which the user makes gestures, if there is one under test.
  var hand: BackendUnderTest?
  /// True after a gesture that the backend does not offer.
  private(set) var hasEnded = false
  /// True while the user holds a screen.
  var isHeld = false
  /// A closure that attaches the backend while the app is running.
  var attachBackend: (@MainActor () -> Void)?
  /// The form factor and the name of the container in which the app launched.
  private(set) var beginning = (formFactor: FormFactor.compact, container: "")

  init(
    backend: any PresentationBackend, scheduler: ManualScheduler,
    wireframe make: (Stage) -> any ApplicationWireframe
  ) {
    self.scheduler = scheduler
    let wireframe = make(Stage(backend: backend, scheduler: scheduler))
    main = JourneyMainFlow(wireframe)
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    main.roots = ["A", "B", "C"].map(screen)
    perform(.launch)
    beginning = (stage.state.formFactor, stage.snapshot.container.name)
  }

  var stage: Stage { controller.stage }
  var picture: BackendPicture { BackendPicture(stage.snapshot) }

  /// Returns the live screen with a title, or a new one if there is none.
  func screen(_ title: String) -> JourneyScreen {
    if let screen = liveScreen(title) { return screen }
    let screen = title.hasPrefix("Draft") ? JourneyDraft(title) : JourneyScreen(title)
    screens[title] = Remnant(title, screen)
    return screen
  }

  /// Returns the screen with a title, if it is in memory.
  func liveScreen(_ title: String) -> JourneyScreen? { screens[title]?.object as? JourneyScreen }

  private func flow(_ name: String) -> JourneyFlow? { flows[name]?.object as? JourneyFlow }

  /// The detached root items by names.
  var detached: [String: DetachedRoots] {
    get { main.detached }
    set { main.detached = newValue }
  }

  func beginStep() {
    answers = []
    endings = []
    complaints = []
  }

  /// Makes a request as the main flow, or as the child flow with a name.
  func ask(as name: String? = nil, _ body: (any ApplicationWireframe) -> RequestOutcome) {
    if let flow = name.flatMap(flow) {
      _ = body(flow.wireframe)
    } else if let name {
      complain("the flow \(name) is gone")
    } else {
      _ = body(main.wireframe)
    }
  }

  /// Performs an action as the user would.
  func perform(_ action: UserAction) { answers.append((action, controller.perform(action))) }

  /// Starts a child flow of the main flow, or of the child flow with a name, which shows a screen.
  func start(
    _ name: String, showing screen: String, from sender: String, under parent: String?,
    _ body: @escaping (any ApplicationWireframe, JourneyScreen, any Screen) -> RequestOutcome
  ) {
    let parent = parent.flatMap(flow)
    let flow = JourneyFlow(parent?.wireframe ?? main.wireframe) { [weak self] wireframe, sender in
      guard let self else { return }
      _ = body(wireframe, self.screen(screen), sender)
    }
    flows[name] = Remnant("the flow \(name)", flow)
    let onEnd: (FlowOutcome<Int>) -> Void = { [weak self] outcome in
      self?.addEnding("\(name): \(outcome.output.map { "finished \($0)" } ?? "cancelled")")
    }
    if let parent {
      parent.start(flow, from: self.screen(sender)) { _, outcome in onEnd(outcome) }
    } else {
      main.start(flow, from: self.screen(sender)) { _, outcome in onEnd(outcome) }
    }
  }

  /// Ends a child flow with an output.
  func finish(_ name: String) {
    ask(as: name) { _ in
      flow(name)?.finish(1) ?? .ignored(.flowEnded(name))
    }
  }

  /// Makes the main flow start or stop refusing the user's requests.
  func refuseUser(_ isRefusing: Bool) {
    guard isRefusing else { return main.removeGuard() }
    main.guardRequests { _, request in request.isByUser ? .refuse("not now") : .allow }
  }

  /// Ends the journey before its last step.
  func end() { hasEnded = true }

  func addEnding(_ end: String) { endings.append(end) }

  func complain(_ text: String, law: BackendLaw? = nil) {
    complaints.append((text, law))
  }

  private var liveCast: [JourneyScreen] { screens.keys.compactMap(liveScreen) }

  /// The screens in memory, with the controls of those that are players.
  var liveScreens: [any Screen] { liveCast.flatMap { [$0, $0.minimizedControls] } }

  /// The screens that are in memory without being on stage, detached or awaited.
  var strays: [String] {
    guard stage.shownAlert == nil else { return [] }
    return liveCast.filter { !stage.isResident($0) }.map(\.title).sorted()
  }

  /// The objects that must be deallocated with the app.
  var remnants: [Remnant] {
    let cast = liveScreens.map { Remnant($0.title, $0) } + flows.values
    return [
      Remnant("the stage", stage), Remnant("the wireframe", controller.wireframe),
      Remnant("the application controller", controller), Remnant("the main flow", main),
    ] + cast.sorted { $0.name < $1.name }
  }
}

extension JourneyApp {
  /// The screens on stage with their flows, as text that is the same under every wireframe.
  var account: String {
    let tree = NavigationTree(stage)
    let player = tree.player.map { [$0.screen, $0.controls] + $0.waiting } ?? []
    let screens = (tree.roots.map(\.screens) + tree.modals.map(\.screens) + [player]).joined()
    var lines = screens.map { "\($0.name.title) of \($0.flow ?? "no flow")" }.sorted()
    lines.append("selected: \(stage.state.selectedRoot?.title ?? "nothing")")
    if let player = tree.player {
      lines.append("the player is \(player.isMaximized ? "maximized" : "minimized")")
    }
    if let alert = tree.alert { lines.append("alert \(alert.title)") }
    return lines.joined(separator: "\n")
  }
}

/// A named object that must be deallocated in time.
struct Remnant {
  let name: String
  private(set) weak var object: AnyObject?

  init(_ name: String, _ object: AnyObject) { (self.name, self.object) = (name, object) }
}

extension [String] {
  /// The report of objects with these names.
  var stillInMemory: String { "still in memory: \(joined(separator: ", "))" }
}
