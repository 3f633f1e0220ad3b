import Wireflow

/// A bench that runs a wireframe and a reference wireframe through one journey, side by side.
@MainActor
struct WireframeBench {
  /// A broken law, with its step and details.
  private struct Fault {
    let law: WireframeLaw
    let step: String?
    let details: String
  }

  private let journey: Journey
  private let make: @MainActor (Stage) -> any ApplicationWireframe
  private let makeReference: @MainActor (Stage) -> any ApplicationWireframe

  init(
    _ journey: Journey, _ make: @escaping @MainActor (Stage) -> any ApplicationWireframe,
    besides makeReference: @escaping @MainActor (Stage) -> any ApplicationWireframe
  ) {
    self.journey = journey
    self.make = make
    self.makeReference = makeReference
  }

  /// Runs the journey until a step breaks a law.
  func violations(of subject: String) -> [ConformanceViolation] {
    faults().map { fault in
      ConformanceViolation(
        subject: subject, law: fault.law.rawValue, journey: journey.name, step: fault.step,
        details: fault.details)
    }
  }

  private func faults() -> [Fault] {
    var app: JourneyApp? = makeApp(make)
    let reference = makeApp(makeReference)
    for step in [Journey.Step.start] + journey.steps {
      let found = app.map { faults(at: step, $0, reference) } ?? []
      // After a broken law, intended or not, later differences mean nothing.
      if !found.isEmpty { return found }
    }
    let remnants = app?.remnants ?? []
    app = nil
    let left = remnants.filter { $0.object != nil }.map(\.name)
    guard !left.isEmpty else { return [] }
    return [Fault(law: .leaksNothing, step: nil, details: Self.leak(left))]
  }

  private func makeApp(_ make: (Stage) -> any ApplicationWireframe) -> JourneyApp {
    JourneyApp(backend: TextRecorder(), scheduler: ManualScheduler(), wireframe: make)
  }

  private func faults(at step: Journey.Step, _ app: JourneyApp, _ reference: JourneyApp) -> [Fault]
  {
    for app in [app, reference] {
      app.beginStep()
      step.act(app)
    }
    var found: [(WireframeLaw, String)] = app.answers.compactMap(\.flaw).map {
      (.answersRequests, $0)
    }
    for (answer, expected) in zip(app.answers, reference.answers) where expected.refusal == nil {
      guard let (action, refusal) = answer.refusal else { continue }
      found.append((.userNavigates, "\(action) was refused: \(refusal)"))
    }
    found += app.complaints.map { (step.law, $0.text) }
    let (state, expected) = (app.account, reference.account)
    if state != expected {
      found.append((step.law, "expected:\n\(expected.indented)\ncame:\n\(state.indented)"))
    } else if app.endings.sorted() != reference.endings.sorted() {
      found.append(
        (.flowsEndOnce, "expected: \(reference.endings)\ncame:     \(app.endings)"))
    }
    if found.isEmpty, !app.strays.isEmpty { found = [(.leaksNothing, Self.leak(app.strays))] }
    return found.map { Fault(law: $0, step: step.name, details: $1) }
  }

  private static func leak(_ names: [String]) -> String {
    "still in memory: \(names.joined(separator: ", "))"
  }
}

extension Journey.Step {
  /// A step that does nothing after the launch.
  fileprivate static let start = Self(name: "launch") { _ in }
}
