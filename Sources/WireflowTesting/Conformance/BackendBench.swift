#if canImport(Testing) && canImport(XCTest)
import Wireflow

/// A bench that leads a backend through one journey.
///
/// After each step it compares what the backend shows with the stage.
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
    guard journey.needs.isSubset(of: backend.abilities) else { return }
    guard container.isSingleColumn || journey.needs.isEmpty else { return }
    let probe = BackendProbe(backend.backend, scheduler: scheduler, stallLimit: stallLimit)
    let group = journey.attachesLate ? BackendGroup([TextRecorder()]) : nil
    let app = JourneyApp(
      backend: group ?? probe, scheduler: scheduler, wireframe: container.wireframe)
    app.stage.stallLimit = stallLimit
    app.userPops = backend.userPops
    app.userDismisses = backend.userDismisses
    app.attachBackend = { [weak self, weak group] in
      self?.isAttached = true
      group?.add(probe)
    }
    self.probe = probe
    self.app = app
  }

  /// Goes through the journey up to the first step that breaks a law.
  func run() {
    goThroughSteps()
    if violations.isEmpty, app != nil { checkEnd() }
  }

  private func goThroughSteps() {
    guard let app, let probe else { return }
    check(app, probe, at: "launch")
    for step in journey.steps where violations.isEmpty {
      app.beginStep()
      probe.beginStep()
      step.act(app)
      check(app, probe, at: step.name)
    }
  }

  private func check(_ app: JourneyApp, _ probe: BackendProbe, at step: String) {
    settle(probe)
    for fault in probe.faults { violate(fault.law, at: step, fault.details) }
    for complaint in app.complaints { violate(.tellsTheStage, at: step, complaint) }
    guard violations.isEmpty, isAttached, let shown = backend?.picture() else { return }
    let expected = app.picture
    if !shown.matches(expected) {
      violate(
        .showsTheStage, at: step,
        "on stage:\n\(expected.text.indented)\nshown:\n\(shown.text.indented)")
    } else if !app.strays.isEmpty {
      violate(
        .leaksNothing, at: step, "still in memory: \(app.strays.joined(separator: ", "))")
    }
  }

  /// Lets all transitions come to their end, and gives up on one that has none.
  private func settle(_ probe: BackendProbe) {
    repeat {
      scheduler.advance(by: .milliseconds(100))
      backend?.settle?()
    } while probe.isBusy && !probe.isOverdue
    probe.noteIncomplete()
  }

  /// Drops the app under the backend, and then the backend.
  private func checkEnd() {
    let stage = app.map { Remnant("the stage", $0.stage) }
    let remnants = lookBack()
    app = nil
    probe = nil
    if stage?.object != nil { violate(.leaksNothing, at: nil, "the backend keeps the stage") }
    backend = nil
    let left = remnants.filter { $0.object != nil }.map(\.name)
    if violations.isEmpty, !left.isEmpty {
      violate(.leaksNothing, at: nil, "still in memory: \(left.joined(separator: ", "))")
    }
  }

  /// Waits for completions that come too late, and gives all that must go with the app.
  private func lookBack() -> [Remnant] {
    probe?.beginStep()
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
#endif
