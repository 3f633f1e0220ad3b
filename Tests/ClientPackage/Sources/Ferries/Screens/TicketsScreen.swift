import Wireflow

/// The tickets that were bought, with their number as a badge.
final class TicketsScreen: Screen, RootLevelRepresentable {
  let title = "Tickets"
  var onTicketPressed: ((Ticket) -> Void)?
  private let book: TicketBook

  init(book: TicketBook) {
    self.book = book
  }

  var rootLevelRepresentation: RootLevelRepresentation {
    RootLevelRepresentation(
      title: title, badge: book.tickets.isEmpty ? nil : "\(book.tickets.count)")
  }

  var content: ScreenContent {
    if book.tickets.isEmpty {
      Text("No tickets yet")
    }
    for ticket in book.tickets {
      Row(ticket.crossing.destination, subtitle: ticket.cabin) { self.onTicketPressed?(ticket) }
    }
  }
}
