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
  /// The screens and child flows by their names.
  private var screens: [String: Remnant] = [:]
  private var flows: [String: Remnant] = [:]
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
    let wireframe = make(Stage(backend: backend, scheduler: scheduler))
    main = JourneyMainFlow(wireframe)
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    main.roots = ["A", "B", "C"].map(screen)
    perform(.launch)
    firstContainer = stage.snapshot.container.name
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
  func ask(
    _ request: String, as flow: String? = nil,
    _ body: (any ApplicationWireframe) -> RequestOutcome
  ) {
    guard let name = flow else { return record(request, body, main.wireframe) }
    guard let flow = self.flow(name) else { return complain("the flow \(name) is gone") }
    record(request, body, flow.wireframe)
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

  /// Starts a child flow of the main flow, or of the child flow with a name, which shows a screen.
  func start(
    _ name: String, showing screen: String, by verb: String, from sender: String,
    under parent: String?,
    _ body: @escaping (any ApplicationWireframe, JourneyScreen, any Screen) -> RequestOutcome
  ) {
    let parent = parent.flatMap(flow)
    let flow = JourneyFlow(parent?.wireframe ?? main.wireframe) { [weak self] wireframe, sender in
      guard let self else { return }
      record("\(verb) \(screen)", { body($0, self.screen(screen), sender) }, wireframe)
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
    ask("finish \(name)", as: name) { _ in
      flow(name)?.finish(1) ?? .ignored(.flowEnded(name))
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

/// A named object that must be deallocated in time.
struct Remnant {
  let name: String
  private(set) weak var object: AnyObject?

  init(_ name: String, _ object: AnyObject) { (self.name, self.object) = (name, object) }
}
