import Wireflow

/// One ticket.
final class TicketScreen: Screen {
  let ticket: Ticket
  var onReturnPressed: (() -> Void)?

  init(ticket: Ticket) {
    self.ticket = ticket
  }

  var title: String { ticket.crossing.destination }

  var content: ScreenContent {
    Text("\(ticket.passenger), \(ticket.cabin)")
    Button("Return ticket", role: .destructive) { self.onReturnPressed?() }
  }
}
