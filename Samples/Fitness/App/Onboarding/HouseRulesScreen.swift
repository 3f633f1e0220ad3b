import Observation
import Wireflow

/// The house rules as one text, which a member accepts with one button.
@Observable @MainActor
final class HouseRulesScreen: HouseRulesAccepting {
  let title = "House rules"
  private(set) var isAccepted = false
  @ObservationIgnored var onAccepted: (() -> Void)?

  var rootLevelRepresentation: RootLevelRepresentation { RootLevelRepresentation(title: title) }

  var content: ScreenContent {
    Text("Bring a towel, put the weights back, and cancel in time if you cannot come.")
    Button(isAccepted ? "Next" : "Accept", role: .primary) { self.accept() }
  }

  private func accept() {
    isAccepted = true
    onAccepted?()
  }
}
