import Observation
import Wireflow

/// A screen that asks for a donation.
@Observable
@MainActor
final class DonationScreen: Screen {
  let title = "Donate"
  @ObservationIgnored var onDonatePressed: (() -> Void)?

  private var amount: String?

  var content: ScreenContent {
    Text("Readers keep the encyclopedia free of advertising.")
    Choice("Amount", options: ["3", "10", "25"], selected: amount) { self.amount = $0 }
    Button("Donate", role: .primary) { self.onDonatePressed?() }.disabled(amount == nil)
  }
}
