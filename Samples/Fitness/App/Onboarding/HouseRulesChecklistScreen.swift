import Observation
import Wireflow

/// The house rules as a list, in which a member accepts each rule separately.
@Observable @MainActor
final class HouseRulesChecklistScreen: HouseRulesAccepting {
  let title = "Three house rules"
  @ObservationIgnored var onAccepted: (() -> Void)?

  private let rules = ["I bring a towel", "I put the weights back", "I cancel in time"]
  private var accepted: Set<String> = []

  var isAccepted: Bool { accepted.count == rules.count }

  var rootLevelRepresentation: RootLevelRepresentation { RootLevelRepresentation(title: title) }

  var content: ScreenContent {
    for rule in rules {
      Toggle(rule, isOn: accepted.contains(rule)) { self.accept(rule, $0) }
    }
    Button("Next", role: .primary) { self.onAccepted?() }.disabled(!isAccepted)
  }

  private func accept(_ rule: String, _ isOn: Bool) {
    if isOn { accepted.insert(rule) } else { accepted.remove(rule) }
  }
}
