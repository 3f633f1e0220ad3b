import Wireflow

/// A fixed way through an app, step by step, on which a suite compares what comes of each step.
@MainActor
struct Journey {
  /// A piece of a journey that is done at once, before anything is compared.
  @MainActor
  struct Step {
    /// A need that a step has of a backend, beside that it shows what it is told to.
    enum Need {
      case userPops, userDismisses, userTurns, userSwipes
    }

    let name: String
    /// The law that is broken where the step comes to something else.
    var law = WireframeLaw.sameScreens
    var needs: Set<Need> = []
    let act: @MainActor (JourneyApp) -> Void
  }

  let name: String
  /// True if the backend joins only in the course of the journey.
  var attachesLate = false
  let steps: [Step]

  init(_ name: String, attachesLate: Bool = false, _ steps: [Step]) {
    self.name = name
    self.attachesLate = attachesLate
    self.steps = steps
  }

  /// The needs that the steps have of a backend.
  var needs: Set<Step.Need> { steps.reduce(into: []) { $0.formUnion($1.needs) } }
}

extension Journey.Step {
  /// Returns several steps as one, while transitions of the first ones may still run.
  static func atOnce(_ steps: Self...) -> Self {
    Self(
      name: steps.map(\.name).joined(separator: ", "), law: steps[0].law,
      needs: steps.reduce(into: []) { $0.formUnion($1.needs) }
    ) { app in
      for step in steps { step.act(app) }
    }
  }

  /// Returns the same step, where another law is broken if it comes to something else.
  func about(_ law: WireframeLaw) -> Self {
    var step = self
    step.law = law
    return step
  }

  /// Returns several steps of which the stage makes one transition.
  static func batch(_ steps: Self...) -> Self {
    Self(name: "batch of " + steps.map(\.name).joined(separator: ", ")) { app in
      app.stage.batch { for step in steps { step.act(app) } }
    }
  }

  /// A step in which more time passes than a transition may take.
  static let long = Self(name: "after a long time") { app in
    app.scheduler.advance(by: app.stage.stallLimit * 3)
  }

  /// A step in which a little time passes, too little for a transition of a late backend to end.
  static let moment = Self(name: "after a moment") { app in
    app.scheduler.advance(by: .milliseconds(1))
  }
}
