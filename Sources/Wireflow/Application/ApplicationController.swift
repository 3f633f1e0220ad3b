/// The composition root: it owns the wireframe with its stage, and the main flow.
///
/// From Gornostaeva, "Flow Coordinators IRL". An app adds a convenience initializer that makes
/// stage, wireframe, factories and main flow; tests use this one with any main flow. Dropping the
/// controller frees everything.
@MainActor
public final class ApplicationController {
  /// The app's wireframe.
  public let wireframe: any ApplicationWireframe
  /// The flow that the app begins with.
  public let mainFlow: any MainFlowCoordinator
  /// Takes `open "..."`: whether the URL leads anywhere.
  public var onOpen: ((String) -> Bool)?
  /// Takes `open "..."` while a wall is up, such as a link from a login mail.
  ///
  /// Returns false, as without a closure, if the link is to wait until no wall is up. Of several links
  /// that wait, the latest counts.
  public var onOpenAtWall: ((String) -> Bool)?

  /// The latest link that waits until no wall is up.
  private var heldLink: String?
  private var hasLaunched = false
  private let coordinators = CoordinatorRegistry()

  /// Creates the controller of an app.
  ///
  /// ```swift
  /// let wireframe = makeWireframe(Stage(backend: TextRecorder()))
  /// let app = ApplicationController(
  ///   wireframe: wireframe, mainFlow: NotesFlowCoordinator(wireframe: wireframe))
  /// app.finishLaunching()
  /// ```
  public init(wireframe: any ApplicationWireframe, mainFlow: any MainFlowCoordinator) {
    self.wireframe = wireframe
    self.mainFlow = mainFlow
    stage.link.wireframe = wireframe
    stage.move(to: coordinators)
    stage.link.applicationHandler = { [weak self] action in
      self?.carryOut(action) ?? .refused(ActionRefusal(.notHandled))
    }
  }

  /// The stage that holds the state.
  public var stage: Stage { wireframe.stage }

  /// Starts the main flow, once the app has launched.
  ///
  /// A second call is refused, in the log.
  public func finishLaunching() {
    perform(.launch)
  }

  /// Brings the app to rest, once it has gone to the background.
  public func wentToBackground() {
    perform(.background)
  }

  /// Swaps how the app is shown, if its wireframe is one for several form factors.
  public func adapt(to formFactor: FormFactor) {
    perform(.adapt(formFactor))
  }

  /// Called when the app is about to come to the foreground.
  public func enteredForeground() {
    perform(.foreground)
  }

  /// Does what a user does.
  @discardableResult
  public func perform(_ action: UserAction) -> ActionOutcome {
    stage.perform(action)
  }

  /// Does all that a script says, whatever is refused on the way, and returns what was.
  ///
  /// The app is launched first, if neither it nor the script is; an app that has launched skips a
  /// launch at the script's beginning. What the app does asynchronously is done before each next
  /// action, as far as it is the framework's.
  @discardableResult
  public func play(_ script: Script) async -> [Script.Refusal] {
    var steps = script.steps[...]
    if steps.first?.action == .launch, hasLaunched { steps.removeFirst() }
    // What a script does before it launches the app, such as to open a link, starts it so.
    let launches = steps.contains { $0.action == .launch }
    if !launches, !hasLaunched { await stage.play(.launch) }
    var refusals: [Script.Refusal] = []
    for step in steps {
      guard case .refused(let refusal) = await stage.play(step.action) else { continue }
      refusals.append(Script.Refusal(script: script.name, step: step, refusal: refusal))
    }
    return refusals
  }

  private func carryOut(_ action: UserAction) -> ActionOutcome {
    switch action {
    case .launch: return launch()
    case .background:
      if hasLaunched { stage.raisePrivacyScreen(mainFlow.privacyScreen) }
      mainFlow.flushAllUI()
    case .foreground: stage.removePrivacyScreen()
    case .adapt(let formFactor): wireframe.adapt(to: formFactor)
    case .wireframe(let name):
      if let reason = change(to: name) { return .refused(ActionRefusal(reason)) }
    case .open(let url): if !open(url) { return .refused(ActionRefusal(.notHandled)) }
    default: return .refused(ActionRefusal(.notHandled))
    }
    return .performed
  }

  /// Opens a link, or lets it wait behind a wall, and returns false if it leads nowhere.
  private func open(_ url: String) -> Bool {
    guard let wall = stage.wall else { return onOpen?(url) == true }
    if onOpenAtWall?(url) == true { return true }
    stage.log.append(.heldByWall("open \(url.literal)", stage.name(of: wall)))
    let isFirst = heldLink == nil
    heldLink = url
    if isFirst { stage.onceNoWallIsUp { [weak self] in self?.openHeldLink() } }
    return true
  }

  private func openHeldLink() {
    guard let url = heldLink else { return }
    heldLink = nil
    stage.log.append(.open(url))
    if onOpen?(url) == true { return }
    let reason = ActionRefusal.Reason.notHandled.description
    stage.log.append(.ignored("open \(url.literal)", .declined(reason)))
  }

  /// Lets the wireframe that is one of several become another one.
  private func change(to name: String) -> ActionRefusal.Reason? {
    var chain = WireframeChain(from: wireframe)
    while let link = chain.next() {
      if let several = link as? WireframeSwitch { return several.change(to: name) }
    }
    return .notHandled
  }

  private func launch() -> ActionOutcome {
    guard !hasLaunched else { return .refused(ActionRefusal(.alreadyLaunched)) }
    hasLaunched = true
    let flow = mainFlow.wireframe.flow
    if stage.begin(flow, of: mainFlow, under: nil) {
      mainFlow.installUI()
      stage.started(flow)
    }
    return .performed
  }
}
