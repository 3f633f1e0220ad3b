import Observation
import Wireflow

/// Who travels, and the payment.
@Observable
final class PassengerScreen: Screen {
  let title = "Passenger"
  let cabin: String
  private(set) var name = ""
  @ObservationIgnored var onPayPressed: ((_ name: String, _ cabin: String) -> Void)?

  init(cabin: String) {
    self.cabin = cabin
  }

  var content: ScreenContent {
    Field("Name", text: name, samples: ["Ida"]) { self.name = $0 }
    Button("Pay", role: .primary) { self.onPayPressed?(self.name, self.cabin) }
  }
}
