import Wireflow

/// A bench that runs a wireframe and a reference wireframe through one journey, side by side.
@MainActor
struct WireframeBench {
  let journey: Journey
  let subject: String
  let make: @MainActor (Stage) -> any ApplicationWireframe
  let makeReference: @MainActor (Stage) -> any ApplicationWireframe

  /// Runs the journey until a step breaks a law.
  func violations() -> [ConformanceViolation] {
    var app: JourneyApp? = makeApp(make)
    let reference = makeApp(makeReference)
    for step in journey.steps {
      let found = app.map { violations(at: step, $0, reference) } ?? []
      // After a broken law, intended or not, later differences mean nothing.
      if !found.isEmpty { return found }
    }
    let remnants = app?.remnants ?? []
    app = nil
    let left = remnants.filter { $0.object != nil }.map(\.name)
    return left.isEmpty ? [] : [violation(.leaksNothing, at: nil, left.stillInMemory)]
  }

  private func makeApp(_ make: (Stage) -> any ApplicationWireframe) -> JourneyApp {
    JourneyApp(backend: TextRecorder(), scheduler: ManualScheduler(), wireframe: make)
  }

  private func violations(
    at step: Journey.Step, _ app: JourneyApp, _ reference: JourneyApp
  ) -> [ConformanceViolation] {
    for app in [app, reference] {
      app.beginStep()
      step.act(app)
    }
    var found: [(WireframeLaw, String)] = []
    for (answer, expected) in zip(app.answers, reference.answers) {
      guard case .refused(let refusal) = answer.outcome else { continue }
      if case .refused = expected.outcome { continue }
      found.append((.userNavigates, "\(answer.action) was refused: \(refusal)"))
    }
    found += app.complaints.map { (step.law, $0.text) }
    let (state, expected) = (app.account, reference.account)
    if state != expected {
      found.append((step.law, "expected:\n\(expected.indented)\ncame:\n\(state.indented)"))
    } else if app.endings.sorted() != reference.endings.sorted() {
      found.append(
        (.flowsEndOnce, "expected: \(reference.endings)\ncame:     \(app.endings)"))
    }
    if found.isEmpty, !app.strays.isEmpty { found = [(.leaksNothing, app.strays.stillInMemory)] }
    return found.map { violation($0, at: step.name, $1) }
  }

  private func violation(
    _ law: WireframeLaw, at step: String?, _ details: String
  ) -> ConformanceViolation {
    ConformanceViolation(
      subject: subject, law: law.rawValue, journey: journey.name, step: step, details: details)
  }
}
