import Wireflow

extension Explorer {
  /// Records the steps that ended earlier processes, by playing the scripts up to them.
  func noteDeadlySteps() async {
    for script in options.diary?.deadlyScripts ?? [] {
      // Work that the step began may have ended the process during the wait after it.
      let steps = script.last == .action(.wait(options.patience)) ? script.dropLast() : script[...]
      guard steps.count > 1, let last = steps.last else { continue }
      let app = await replay(Array(steps.dropLast()))
      guard let step = finder(app, reader(app).sight()).all.first(where: { $0.step == last })
      else { continue }
      deadlySteps.append((step.from.outline, step.step))
    }
  }

  /// Returns true for a step that ended an earlier process at the same place.
  func isDeadly(_ step: PossibleStep) -> Bool {
    deadlySteps.contains { $0.from == step.from.outline && $0.step == step.step }
  }
}
