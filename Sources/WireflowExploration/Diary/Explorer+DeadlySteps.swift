import Wireflow

extension Explorer {
  /// Notes where processes before have ended, by playing what led there.
  func noteDeadlySteps() async {
    for script in options.diary?.deadlyScripts ?? [] {
      // What a step has begun may have ended the process, while time ran on.
      let steps = script.last == .action(.wait(options.patience)) ? script.dropLast() : script[...]
      guard steps.count > 1, let last = steps.last else { continue }
      let app = await replay(Array(steps.dropLast()))
      guard let step = finder(app, reader(app).sight()).all.first(where: { $0.step == last })
      else { continue }
      deadlySteps.append((step.from.outline, step.step))
    }
  }

  /// Returns true for a step that has ended a process at the same place.
  func isDeadly(_ step: PossibleStep) -> Bool {
    deadlySteps.contains { $0.from == step.from.outline && $0.step == step.step }
  }
}
