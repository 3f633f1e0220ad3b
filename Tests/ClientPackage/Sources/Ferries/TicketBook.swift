import Observation

/// The tickets that were bought.
@MainActor
@Observable
final class TicketBook {
  private(set) var tickets: [Ticket] = []

  func add(_ ticket: Ticket) {
    tickets.append(ticket)
  }

  func remove(_ ticket: Ticket) {
    tickets.removeAll { $0 == ticket }
  }
}
