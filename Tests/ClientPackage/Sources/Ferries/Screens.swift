import Observation
import Wireflow

/// The cabins of a crossing; it knows how it would like to be shown, should it be modal.
final class CabinsScreen: Screen, ModallyPresentable {
  let title = "Cabins"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
  let preferredModalStyle = ModalStyle.sheet([.medium, .large])
  let crossing: Crossing
  var onCabinPressed: ((String) -> Void)?
  var onLaterPressed: (() -> Void)?

  init(crossing: Crossing) { self.crossing = crossing }

  var content: ScreenContent {
    Text("To \(crossing.destination) at \(crossing.time)")
    for cabin in ["Inside", "Sea view"] {
      Row(cabin) { self.onCabinPressed?(cabin) }
    }
    Button("Later", role: .cancel) { self.onLaterPressed?() }
  }
}

/// All crossings of the day.
final class DeparturesScreen: Screen, RootLevelRepresentable {
  let title = "Departures"
  let rootLevelRepresentation = RootLevelRepresentation(title: "Departures", imageName: "ferry")
  var onCrossingPressed: ((Crossing) -> Void)?

  var content: ScreenContent {
    for crossing in Crossing.all {
      Row(crossing.destination, subtitle: crossing.time) { self.onCrossingPressed?(crossing) }
    }
  }
}

/// Who travels, and the payment.
@Observable
final class PassengerScreen: Screen {
  let title = "Passenger"
  let cabin: String
  private(set) var name = ""
  @ObservationIgnored var onPayPressed: ((_ name: String, _ cabin: String) -> Void)?

  init(cabin: String) { self.cabin = cabin }

  var content: ScreenContent {
    Field("Name", text: name, samples: ["Ida"]) { self.name = $0 }
    Button("Pay", role: .primary) { self.onPayPressed?(self.name, self.cabin) }
  }
}

/// The tickets that were bought, with their number as a badge.
final class TicketsScreen: Screen, RootLevelRepresentable {
  let title = "Tickets"
  private let book: TicketBook

  init(book: TicketBook) { self.book = book }

  var rootLevelRepresentation: RootLevelRepresentation {
    RootLevelRepresentation(
      title: title, badge: book.tickets.isEmpty ? nil : "\(book.tickets.count)")
  }

  var content: ScreenContent {
    if book.tickets.isEmpty {
      Text("No tickets yet")
    }
    for ticket in book.tickets { Row(ticket.crossing.destination, subtitle: ticket.cabin) }
  }
}
