import Observation
import Wireflow

/// The page of the tutorial whose rules a member has to accept.
@Observable @MainActor
final class HouseRulesScreen: RootLevelRepresentable {
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
