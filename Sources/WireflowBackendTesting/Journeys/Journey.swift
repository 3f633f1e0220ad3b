import Wireflow

/// A fixed sequence of steps through an app, after each of which a suite compares the results.
@MainActor
struct Journey {
  /// One step of a journey, which runs to its end before the suite compares anything.
  @MainActor
  struct Step {
    /// A capability that a step needs from a backend, beyond showing transitions.
    enum Need {
      case userPops, userDismisses, userTurns, userSwipes
    }

    let name: String
    /// The law that is broken if the step has a different result.
    var law = WireframeLaw.sameScreens
    var needs: Set<Need> = []
    let act: @MainActor (JourneyApp) -> Void
  }

  var name: String
  /// True if the backend is attached only in the course of the journey.
  var attachesLate = false
  var steps: [Step]

  init(_ name: String, attachesLate: Bool = false, _ steps: Step...) {
    (self.name, self.attachesLate, self.steps) = (name, attachesLate, steps)
  }

  /// The capabilities that the steps need from a backend.
  var needs: Set<Step.Need> { steps.reduce(into: []) { $0.formUnion($1.needs) } }
}

extension Journey.Step {
  /// Combines several steps into one, while transitions of the first ones may still run.
  static func atOnce(_ steps: Self...) -> Self {
    Self(
      name: steps.map(\.name).joined(separator: ", "), law: steps[0].law,
      needs: steps.reduce(into: []) { $0.formUnion($1.needs) }
    ) { app in
      for step in steps { step.act(app) }
    }
  }

  /// Returns the same step, with another law that is broken if it has a different result.
  func about(_ law: WireframeLaw) -> Self {
    var step = self
    step.law = law
    return step
  }

  /// Combines several steps into one transition of the stage.
  static func batch(_ steps: Self...) -> Self {
    Self(name: "batch of " + steps.map(\.name).joined(separator: ", ")) { app in
      app.stage.batch { for step in steps { step.act(app) } }
    }
  }

  /// A step that waits longer than a transition may take.
  static let long = Self(name: "after a long time") { app in
    app.scheduler.advance(by: app.stage.stallLimit * 3)
  }

  /// A step that waits briefly, too briefly for a transition of a slow backend to end.
  static let moment = Self(name: "after a moment") { app in
    app.scheduler.advance(by: .milliseconds(1))
  }
}
