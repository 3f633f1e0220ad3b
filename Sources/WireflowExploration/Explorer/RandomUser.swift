import Wireflow

/// A user who picks possible steps at random, without an explorer's preferences.
struct RandomUser {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// Returns the number of steps for which the user stays with an app.
  mutating func patience() -> Int { [20, 60, 200, 600][below(4)] }

  /// Returns one of the steps, or a wait.
  mutating func choice(among steps: [PossibleStep], in sight: Sight) -> PossibleStep? {
    if sight.isPending, below(6) == 0 {
      let wait = Duration.milliseconds(below(1 << (4 + below(14))))
      return PossibleStep(step: .action(.wait(wait)), from: sight.front, cause: .wait)
    }
    let isEvent = below(16) == 0
    let wanted = steps.indices.filter { steps[$0].cause.isEvent == isEvent }
    // Half of the choices skip rows, so that a long list does not crowd out other elements.
    let others = below(2) == 0 ? wanted.filter { !steps[$0].cause.isRow } : []
    let choice = [others, wanted, Array(steps.indices)].first { !$0.isEmpty } ?? []
    return choice.isEmpty ? nil : steps[choice[below(choice.count)]]
  }

  private mutating func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
}
