import Wireflow

/// The words that a baseline may have for a step of a script.
struct StepWords {
  /// A cause that a step may have had.
  enum Cause {
    /// The text of a cause, without numbers in the names of elements.
    case outline(String)
    /// An option of any choice.
    case anyChoice
  }

  let step: ExplorationStep
  /// The causes, the best first.
  let causes: [Cause]

  init(_ step: ExplorationStep) {
    self.step = step
    causes = Self.causes(of: step)
  }

  private static func causes(of step: ExplorationStep) -> [Cause] {
    func words(_ verb: String, _ label: UserAction.Label) -> Cause {
      .outline("\(verb) \(label.text.literal)".masked)
    }
    let own = Cause.outline(step.description)
    guard case .action(let action) = step else { return [own] }
    return switch action {
    case .tap(let label): [words("tap", label), words("command", label), .outline("tap a row")]
    case .type(_, let label), .typeSample(_, let label): [words("type into", label)]
    case .submit(let label): [words("submit", label)]
    case .toggle(let label): [words("toggle", label)]
    case .choose(let label, let choice):
      [words("choose", label), choice.map { words("choose in", $0) } ?? .anyChoice]
    case .back, .backIn, .backTo: [.outline("back")]
    case .select(let label, _): [words("select", label)]
    case .openDrawer, .closeDrawer: [.outline("open or close drawer")]
    case .minimize, .maximize: [.outline("minimize or maximize")]
    case .window, .closeWindow: [.outline("window")]
    case .wait: [.outline("wait")]
    case .background, .foreground: [.outline("background")]
    case .open: [own, .outline("open any link")]
    case .launch, .dismiss, .next, .previous, .wireframe, .adapt: [own]
    }
  }

  /// Returns true for a step that may have an outcome without a line in a baseline.
  func hasOrdinaryOutcome(isAnswer: Bool) -> Bool {
    switch step {
    case .restart, .custom, .action(.tap), .action(.submit), .action(.open): false
    case .action(.choose): !isAnswer
    case .action: true
    }
  }
}
