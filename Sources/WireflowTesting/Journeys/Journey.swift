#if canImport(Testing) && canImport(XCTest)
import Wireflow

/// A fixed way through an app, step by step, on which a suite compares what comes of each step.
@MainActor
struct Journey {
  /// What is done at once, before anything is compared.
  @MainActor
  struct Step {
    /// What a step needs of a backend, beside that it shows what it is told to.
    enum Need {
      case userPops, userDismisses
    }

    let name: String
    /// The law that is broken where the step comes to something else.
    var law = WireframeLaw.sameScreens
    var needs: Set<Need> = []
    let act: @MainActor (JourneyApp) -> Void
  }

  let name: String
  /// Whether the backend joins in the course of the journey only.
  var attachesLate = false
  let steps: [Step]

  init(_ name: String, attachesLate: Bool = false, _ steps: [Step]) {
    self.name = name
    self.attachesLate = attachesLate
    self.steps = steps
  }

  /// What its steps need of a backend.
  var needs: Set<Step.Need> { steps.reduce(into: []) { $0.formUnion($1.needs) } }
}

extension Journey.Step {
  /// Several steps as one, while transitions of the first ones may still run.
  static func atOnce(_ steps: Self...) -> Self {
    Self(
      name: steps.map(\.name).joined(separator: ", "), law: steps[0].law,
      needs: steps.reduce(into: []) { $0.formUnion($1.needs) }
    ) { app in
      for step in steps { step.act(app) }
    }
  }

  /// The same step, where another law is broken if it comes to something else.
  func about(_ law: WireframeLaw) -> Self {
    var step = self
    step.law = law
    return step
  }

  /// Several steps of which the stage makes one transition.
  static func batch(_ steps: Self...) -> Self {
    Self(name: "batch of " + steps.map(\.name).joined(separator: ", ")) { app in
      app.stage.batch { for step in steps { step.act(app) } }
    }
  }

  /// Lets a little time pass, in which no transition of a late backend ends.
  static let moment = Self(name: "after a moment") { app in
    app.scheduler.advance(by: .milliseconds(1))
  }
}
#endif
