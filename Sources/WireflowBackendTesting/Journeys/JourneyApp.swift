import Wireflow
import WireflowInteraction

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
  /// The backend on which the user makes gestures, if there is one under test.
  var hand: BackendUnderTest?
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
  func perform(_ action: UserAction) { answers.append(.action(action, controller.perform(action))) }

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
      self?.addEnding("\(name): \(outcome.output.map { "finished \($0)" } ?? "cancelled")")
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

  func addEnding(_ end: String) { endings.append(end) }

  func complain(_ text: String, law: BackendLaw? = nil) {
    complaints.append(Complaint(text: text, law: law))
  }

  /// The screens in memory, with the controls of those that are players.
  var liveScreens: [any Screen] { cast.liveScreens.flatMap { [$0, $0.minimizedControls] } }

  /// The screens that are in memory without being on stage, detached or awaited.
  var strays: [String] {
    guard stage.shownAlert == nil else { return [] }
    return cast.liveScreens.filter { !stage.isResident($0) }.map(\.title).sorted()
  }

  /// The objects that must be deallocated with the app.
  var remnants: [Remnant] {
    [
      Remnant("the stage", stage), Remnant("the wireframe", controller.wireframe),
      Remnant("the application controller", controller), Remnant("the main flow", main),
    ] + cast.remnants
  }
}

extension JourneyApp {
  /// The screens on stage with their flows, as text that is the same under every wireframe.
  var account: String {
    let tree = NavigationTree(stage)
    let player = tree.player.map { [$0.screen, $0.controls] + $0.waiting } ?? []
    let screens = (tree.roots.map(\.screens) + tree.modals.map(\.screens) + [player]).joined()
    var lines = screens.map { "\($0.name.title) of \($0.flow ?? "no flow")" }.sorted()
    lines.append("selected: \(stage.selectedRoot?.title ?? "nothing")")
    if let player = tree.player {
      lines.append("the player is \(player.isMaximized ? "maximized" : "minimized")")
    }
    if let alert = tree.alert { lines.append("alert \(alert.title)") }
    return lines.joined(separator: "\n")
  }
}

/// The result of a request or an action in a journey.
enum JourneyAnswer {
  case request(String, RequestOutcome, logged: [PresentationLog.Entry])
  case action(UserAction, ActionOutcome)

  /// A description of a wrong answer to a request, or nil if the answer is right.
  ///
  /// Every request is committed, queued or ignored, and the log states the result.
  var flaw: String? {
    guard case .request(let request, let outcome, let entries) = self else { return nil }
    let reasons = entries.compactMap { entry -> IgnoredReason? in
      if case .ignored(_, let reason) = entry { reason } else { nil }
    }
    let effects = entries.filter { $0 != .app }
    switch outcome {
    case .queued: return nil
    case .ignored(let reason):
      if reasons != [reason] {
        return "\(request) was ignored (\(reason)), and the log says so \(reasons.count) times"
      }
      guard effects.count > 1 else { return nil }
      return "\(request) was ignored (\(reason)), and the log says: \(effects.text)"
    case .committed:
      // A flush may ignore queued requests. The app already got their answer when they were queued.
      let isFlush = request.hasPrefix("flush")
      guard reasons.allSatisfy({ isFlush && $0 == .flushed }) else {
        return "\(request) was committed, and the log says: \(effects.text)"
      }
      guard effects.isEmpty, !isFlush else { return nil }
      return "\(request) was committed, and the log says nothing of it"
    }
  }

  /// The action that was refused, with the reason, or nil if there was no refusal.
  var refusal: (action: UserAction, refusal: ActionRefusal)? {
    guard case .action(let action, .refused(let refusal)) = self else { return nil }
    return (action, refusal)
  }
}

extension [PresentationLog.Entry] {
  fileprivate var text: String { map(\.description).joined(separator: "; ") }
}

/// The screens and child flows of a journey by their names, held by weak references.
@MainActor
final class JourneyCast {
  private struct Member<Object: AnyObject> {
    weak var object: Object?
  }

  private var screens: [String: Member<JourneyScreen>] = [:]
  private var flows: [String: Member<JourneyFlow>] = [:]

  /// Returns the live screen with a title, or a new one if there is none.
  func screen(_ title: String) -> JourneyScreen {
    if let screen = screens[title]?.object { return screen }
    let screen = title.hasPrefix("Draft") ? JourneyDraft(title) : JourneyScreen(title)
    screens[title] = Member(object: screen)
    return screen
  }

  func liveScreen(_ title: String) -> JourneyScreen? { screens[title]?.object }

  func flow(_ name: String) -> JourneyFlow? { flows[name]?.object }

  func add(_ flow: JourneyFlow, _ name: String) { flows[name] = Member(object: flow) }

  var liveScreens: [JourneyScreen] { screens.values.compactMap(\.object) }

  /// The screens, players and flows that are still in memory.
  var remnants: [Remnant] {
    let players = liveScreens.map { Remnant($0.minimizedControls.title, $0.minimizedControls) }
    let live = liveScreens.map { Remnant($0.title, $0) } + players
    return live.sorted { $0.name < $1.name }
      + flows.compactMap { name, flow in flow.object.map { Remnant("the flow \(name)", $0) } }
      .sorted { $0.name < $1.name }
  }
}

/// A named object that must be deallocated in time.
struct Remnant {
  let name: String
  private(set) weak var object: AnyObject?

  init(_ name: String, _ object: AnyObject) {
    self.name = name
    self.object = object
  }
}
