import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Stories of apps in one text: of each, its log, the notes of its main flow, and what stays on stage.
///
/// A line tells of each contradiction in the state, or between the state and the observers.
@MainActor
struct Stories {
  private(set) var text = ""

  mutating func tell(_ name: String, _ steps: (FlowRig) throws -> Void) rethrows {
    try tell(name, FlowRig(), steps)
  }

  /// Tells a story of an app of another kind, or one that has begun.
  mutating func tell<Main>(
    _ name: String, _ rig: AppRig<Main>, _ steps: (AppRig<Main>) throws -> Void
  ) rethrows {
    let balance = Balance(rig.stage)
    try steps(rig)
    add(name, rig, balance)
  }

  /// Tells a story in which time passes.
  mutating func follow(_ name: String, _ steps: (FlowRig) async -> Void) async {
    await follow(name, FlowRig(), steps)
  }

  mutating func follow<Main>(
    _ name: String, _ rig: AppRig<Main>, _ steps: (AppRig<Main>) async -> Void
  ) async {
    let balance = Balance(rig.stage)
    await steps(rig)
    add(name, rig, balance)
  }

  private mutating func add<Main>(_ name: String, _ rig: AppRig<Main>, _ balance: Balance) {
    let notes = rig.main.notes.map { "noted: \($0)\n" }
    let faults = balance.faults.map { "fault: \($0)\n" }
    let end = (notes + faults).joined() + "\(NavigationTree(rig.stage))"
    text += "# \(name)\n\n\(rig.newLog())\n\n\(end)\n\n"
  }
}

extension Stories {
  /// Tells a story of several windows, of which the current one is the last.
  mutating func tell(
    _ name: String, _ rig: SessionRig, _ steps: (SessionRig) throws -> Void
  ) rethrows {
    try steps(rig)
    let notes = rig.main()?.notes.map { "noted: \($0)\n" }.joined() ?? ""
    let windows = rig.session.windows.map { window in
      let faults = window.stage.violations().map { "fault: \($0)\n" }.joined()
      return "window \(window.link ?? "-")\n\(faults)\(NavigationTree(window.stage))"
    }
    let current = "current: \(rig.session.current.link ?? "-")\n"
    text +=
      "# \(name)\n\n\(rig.newLog())\n\n\(notes)\(current)\(windows.joined(separator: "\n"))\n\n"
  }
}

extension SessionRig {
  /// Opens a window by its link, and returns its main flow.
  @discardableResult
  func open(_ link: String) throws -> MainFlow {
    try #require(main()).wireframe.openWindow(link)
    return try #require(main(link))
  }

  /// Opens a window whose app takes links that begin with the window's own link.
  @discardableResult
  func openLinked(_ link: String) throws -> MainFlow {
    let window = try open(link)
    session.window(link)?.controller.onOpen = { [weak window] url in
      guard let window, url.hasPrefix("\(link)/") else { return false }
      return window.wireframe.push(PageScreen(url), from: window.root) == .committed
    }
    return window
  }
}

/// The reports to a stage's observers, compared with the stage.
@MainActor
final class Balance {
  /// A screen or a flow that was reported.
  private struct Report {
    weak var object: AnyObject?
    let isThere: Bool
  }

  private let stage: Stage
  private var known: [ObjectIdentifier: Report] = [:]
  private var visible: [ObjectIdentifier: Bool] = [:]
  private var mistakes: [String] = []
  private var observation: StageObservation?

  init(_ stage: Stage) {
    self.stage = stage
    observation = stage.observe { [weak self] in self?.note($0) }
  }

  /// The contradictions in the state and in the reports; empty while each change was reported once.
  var faults: [String] {
    let seen = Set(stage.visibleScreens.map { ObjectIdentifier($0) })
    let missed = visible.contains { $0.value != seen.contains($0.key) }
    let lost = known.values.contains { report in
      (report.object as? any Screen).map { stage.isResident($0) != report.isThere } ?? false
    }
    return stage.violations() + mistakes + (missed ? ["observers see other screens"] : [])
      + (lost ? ["observers know other screens"] : [])
  }

  private func note(_ change: StageChange) {
    switch change {
    case .entered(let screen): set(screen, true, change)
    case .left(let screen): set(screen, false, change)
    case .started(let flow): set(flow, true, change)
    case .ended(let flow): set(flow, false, change)
    case .becameVisible(let screen): see(screen, true, change)
    case .hid(let screen): see(screen, false, change)
    }
  }

  private func set(_ object: AnyObject, _ isThere: Bool, _ change: StageChange) {
    let report = Report(object: object, isThere: isThere)
    let old = known.updateValue(report, forKey: ObjectIdentifier(object))
    if old?.isThere == isThere { mistakes.append("\(change.words) again") }
  }

  private func see(_ screen: any Screen, _ isSeen: Bool, _ change: StageChange) {
    let old = visible.updateValue(isSeen, forKey: ObjectIdentifier(screen))
    if old == isSeen { mistakes.append("\(change.words) again") }
  }
}

/// Short words for what many tests do.
extension AppRig {
  /// Performs the user's actions, step by step.
  func user(_ actions: UserAction...) { for action in actions { stage.perform(action) } }
}

extension FlowRig {
  var root: PageScreen { main.root }
  var other: PageScreen { main.other }

  /// Notes some values.
  func note(_ values: Any...) { main.notes += values.map { "\($0)" } }

  /// Starts a flow, by default one that pushes its page, and notes its outcome.
  @discardableResult
  func start(
    _ page: String = "Page", from sender: (any Screen)? = nil,
    onStart: @escaping (ChildFlow, any Screen) -> Void = { flow, sender in
      flow.wireframe.push(flow.page, from: sender)
    }
  ) -> ChildFlow {
    let child = ChildFlow(wireframe, page: page, onStart: onStart)
    main.start(child, from: sender ?? stage.state.frontScreen ?? root) { $0.note($1) }
    return child
  }

  /// Starts a flow that presents its page, and notes its outcome.
  @discardableResult
  func startModal(_ page: String = "Page", from sender: (any Screen)? = nil) -> ChildFlow {
    start(page, from: sender) { flow, sender in
      flow.wireframe.presentModally(flow.page, from: sender)
    }
  }

  /// Starts a flow that raises a wall, and notes its outcome.
  @discardableResult
  func raiseWall(_ title: String = "Log in") -> WallFlow {
    let wall = WallFlow(wireframe, title: title)
    main.start(wall) { main, outcome in main.notes.append(outcome.output == nil ? "out" : "in") }
    return wall
  }
}

extension ApplicationWireframe {
  /// Makes several requests, one after the other.
  func request(_ requests: NavigationRequest...) {
    for request in requests { stage.submit(request, through: self) }
  }

  /// Pushes a new page, by default onto the one in front.
  @discardableResult
  func push(_ title: String, from sender: (any Screen)? = nil) -> PageScreen {
    let page = PageScreen(title)
    push(page, from: sender ?? stage.state.frontScreen ?? page)
    return page
  }

  /// Presents a new page, by default in front of everything.
  @discardableResult
  func present(_ title: String, from sender: (any Screen)? = nil) -> PageScreen {
    let page = PageScreen(title)
    if let sender { presentModally(page, from: sender) } else { presentModally(page) }
    return page
  }

  /// Asks a question with one answer, by default from the page in front.
  @discardableResult
  func ask(
    _ title: String, from sender: (any Screen)? = nil,
    onAnswer: (@MainActor (AlertAnswer?) -> Void)? = nil
  ) -> PresentedAlert {
    let (alert, nobody): (AlertContent, any Screen) = (AlertContent(title: title), PageScreen(""))
    return presentAlert(
      alert, from: sender ?? stage.state.frontScreen ?? nobody, onAnswer: onAnswer)
  }
}

extension ChildFlow {
  /// Asks before a screen is taken away, by default its page, which the answer "OK" allows.
  func guardPage(_ screen: (any Screen)? = nil) {
    guardRequests { [weak screen = screen ?? page] _, request in
      guard let screen, request.takesAway(screen) else { return .allow }
      let question = AlertContent(title: "Discard?", actions: [.init("OK"), .init("Keep")])
      return .ask(question, from: screen) { $0.title == "OK" }
    }
  }
}
