import Observation
import Wireflow

/// A departure that can be booked.
struct Crossing: Sendable, Hashable {
  let destination: String
  let time: String

  static let all = [
    Crossing(destination: "Gullholm", time: "08:15"),
    Crossing(destination: "Nordvik", time: "21:40"),
  ]
}

/// The output of a booking.
struct Ticket: Sendable, Hashable {
  let crossing: Crossing
  let passenger: String
}

/// Why a booking was not made.
enum BookingError: ErrorDisplayable, Equatable {
  case nameMissing

  var title: String { "Who travels?" }
  var message: String { "Type a name." }
}

/// All crossings of the day, with the number of tickets as a badge.
@Observable
final class DeparturesScreen: Screen, RootLevelRepresentable {
  let title = "Departures"
  var tickets: [Ticket] = []
  @ObservationIgnored var onCrossingPressed: ((Crossing) -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation {
    RootLevelRepresentation(
      title: title, imageName: "ferry", badge: tickets.isEmpty ? nil : "\(tickets.count)")
  }

  var content: ScreenContent {
    for crossing in Crossing.all {
      Row(crossing.destination, subtitle: crossing.time) { self.onCrossingPressed?(crossing) }
    }
  }
}

/// Who travels, and the payment; it knows how it would like to be shown, should it be modal.
@Observable
final class PassengerScreen: Screen, ModallyPresentable {
  let title = "Passenger"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
  let preferredModalStyle = ModalStyle.sheet([.medium, .large])
  private(set) var name = ""
  @ObservationIgnored var onPayPressed: ((String) -> Void)?
  @ObservationIgnored var onLaterPressed: (() -> Void)?

  var content: ScreenContent {
    Field("Name", text: name, samples: ["Ida"]) { self.name = $0 }
    Button("Pay", role: .primary) { self.onPayPressed?(self.name) }
    Button("Later", role: .cancel) { self.onLaterPressed?() }
  }
}

/// Makes the app's screens.
struct FerryUIFactory: UIFactory {
  func departures() -> DeparturesScreen { DeparturesScreen() }
  func passenger() -> PassengerScreen { PassengerScreen() }
}
