import Wireflow
import WireflowInteraction

/// A bench that runs a backend through one journey.
///
/// After each step, it compares the backend with the stage.
@MainActor
final class BackendBench {
  private let journey: Journey
  private let container: Container
  private let scheduler = ManualScheduler()
  private let stallLimit: Duration = .seconds(3)
  private var backend: BackendUnderTest?
  private var probe: BackendProbe?
  private var app: JourneyApp?
  private var isAttached: Bool
  /// The views that the backend has used for the screens on stage.
  private var views: [ObjectIdentifier: Remnant] = [:]
  private var observation: StageObservation?
  private let subject: String
  private(set) var violations: [ConformanceViolation] = []

  init(
    _ journey: Journey, in container: Container,
    _ make: (ManualScheduler) -> BackendUnderTest
  ) {
    self.journey = journey
    self.container = container
    isAttached = !journey.attachesLate
    let backend = make(scheduler)
    subject = String(describing: type(of: backend.backend))
    self.backend = backend
    let probe = BackendProbe(backend.backend, scheduler: scheduler, stallLimit: stallLimit)
    let group = journey.attachesLate ? BackendGroup([TextRecorder()]) : nil
    let app = JourneyApp(
      backend: group ?? probe, scheduler: scheduler, wireframe: container.wireframe)
    app.stage.stallLimit = stallLimit
    app.hand = container.isSingleColumn ? backend : nil
    app.attachBackend = { [weak self, weak group] in
      self?.isAttached = true
      group?.add(probe)
    }
    observation = app.stage.observe { [weak self] change in
      if case .left(let screen) = change { self?.views[ObjectIdentifier(screen)] = nil }
    }
    probe.isHeld = { [weak app] in app?.isHeld == true }
    self.probe = probe
    self.app = app
  }

  /// Runs the journey until a step breaks a law.
  func run() async {
    for step in journey.steps {
      guard violations.isEmpty, let app, !app.hasEnded else { break }
      step.act(app)
      repeat {
        letTimePass()
        await backend?.settle?()
      } while isBusy
      check(at: step)
      app.beginStep()
      probe?.beginStep()
    }
    if violations.isEmpty { checkEnd() }
  }

  /// True while a running transition may still complete.
  private var isBusy: Bool { probe.map { $0.isBusy && !$0.isOverdue } ?? false }

  private func letTimePass() { scheduler.advance(by: .milliseconds(100)) }

  private func check(at step: Journey.Step) {
    guard let app, let probe, let backend else { return }
    probe.noteIncomplete()
    for fault in probe.faults { violate(fault.law, at: step.name, fault.details) }
    for complaint in app.complaints {
      violate(complaint.law ?? .tellsTheStage, at: step.name, complaint.text)
    }
    // While the user holds a screen, the backend may differ from the stage.
    guard violations.isEmpty, isAttached, !app.isHeld else { return }
    if let breach = backend.breach(app) {
      // If a backend fails to report the end of a swipe, the stage holds back all later
      // transitions.
      let isHeldBack = step.isSwipe && !probe.hasPerformed
      violate(isHeldBack ? .holdsGestures : breach.law, at: step.name, breach.details)
    } else if let view = backend.view, let fault = viewFault(on: app.stage, app.liveScreens, view) {
      violate(.keepsViews, at: step.name, fault)
    } else if !app.strays.isEmpty {
      violate(.leaksNothing, at: step.name, app.strays.stillInMemory)
    }
  }

  /// Records the views of all screens on stage, and describes the first one that the backend did
  /// not keep.
  ///
  /// It may forget the views of detached screens.
  private func viewFault(
    on stage: Stage, _ screens: [any Screen], _ view: (any Screen) -> AnyObject?
  ) -> String? {
    for screen in screens {
      let id = ObjectIdentifier(screen)
      guard stage.state.isOnStage(screen) else {
        views[id] = nil
        continue
      }
      let object = view(screen)
      if let old = views[id] {
        guard let object else { return "the view of \(old.name) is gone" }
        guard object === old.object else { return "the view of \(old.name) is another one" }
      } else if let object {
        views[id] = Remnant(screen.title, object)
      }
    }
    return nil
  }

  /// Releases the app first, and then the backend.
  private func checkEnd() {
    let stage = app.map { Remnant("the stage", $0.stage) }
    let remnants = lookBack()
    observation = nil
    app = nil
    probe = nil
    if stage?.object != nil { violate(.leaksNothing, at: nil, "the backend keeps the stage") }
    backend = nil
    let left = remnants.filter { $0.object != nil }.map(\.name)
    if violations.isEmpty, !left.isEmpty {
      violate(.leaksNothing, at: nil, left.stillInMemory)
    }
  }

  /// Waits for late completions, and returns the objects that must be deallocated with the app.
  private func lookBack() -> [Remnant] {
    scheduler.advance(by: stallLimit * 2)
    for fault in probe?.faults ?? [] { violate(fault.law, at: nil, fault.details) }
    let backend = backend.map { [Remnant("the backend", $0.backend)] } ?? []
    return (app?.remnants ?? []) + backend
  }

  private func violate(_ law: BackendLaw, at step: String?, _ details: String) {
    violations.append(
      ConformanceViolation(
        subject: subject, law: law.rawValue, journey: "\(journey.name), in \(container.name)",
        step: step, details: details))
  }
}

extension BackendBench {
  /// The wireframe with which a journey's app launches.
  ///
  /// When the app adapts, it switches to the wireframe of the other form factor.
  struct Container: Sendable {
    let name: String
    var formFactor = FormFactor.compact
    var compact = WireframeVariant.tabBar.makeWireframe
    var regular = WireframeVariant.split.makeWireframe

    /// True if the user can swipe back from every screen except a root.
    var isSingleColumn: Bool { formFactor == .compact }

    @MainActor
    func wireframe(_ stage: Stage) -> any ApplicationWireframe {
      AdaptiveWireframe(stage: stage, formFactor: formFactor) { formFactor in
        formFactor == .compact ? compact(stage) : regular(stage)
      }
    }

    /// The containers in which every journey runs.
    static let all = [
      Self(name: "tabs"),
      Self(name: "a drawer", compact: WireframeVariant.hamburger.makeWireframe),
      Self(name: "columns", formFactor: .regular),
      Self(name: "pages", compact: { PagesWireframe(stage: $0) }),
      Self(
        name: "an unknown container", compact: { PolicyWireframe.gallery(on: $0) },
        regular: WireframeVariant.tabBar.makeWireframe),
    ]
  }
}

/// The comparison of a backend's content with the stage.
extension BackendUnderTest {
  /// Returns the law that the backend currently breaks, with details, or nil if it breaks none.
  func breach(_ app: JourneyApp) -> (law: BackendLaw, details: String)? {
    if picture == nil, drawing == nil, text == nil {
      return (.showsTheStage, "its description has no picture, drawing or text")
    }
    let expected = app.picture
    if let shown = picture?(), !shown.matches(expected) {
      return (.showsTheStage, Self.difference(expected.text, shown.text))
    }
    guard drawing != nil || text != nil else { return nil }
    let picture = app.stage.picture
    let wanted = BackendDrawing(picture)
    if let drawn = drawing?(), !drawn.matches(wanted) {
      return (.drawsTheContent, Self.difference(wanted.text, drawn.text))
    }
    guard let lines = text?() else { return nil }
    let missing = picture.wordsInFront.filter { !$0.isEmpty && !lines.contains($0) }
    guard !missing.isEmpty else { return nil }
    return (
      .drawsTheContent, "not to be read: \(missing.joined(separator: ", "))\n\(lines.indented)"
    )
  }

  private static func difference(_ expected: String, _ shown: String) -> String {
    "on stage:\n\(expected.indented)\nshown:\n\(shown.indented)"
  }
}
