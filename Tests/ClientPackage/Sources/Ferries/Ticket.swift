import Observation
import Wireflow

/// The output of a booking.
struct Ticket: Sendable, Hashable {
  let crossing: Crossing
  let cabin: String
  let passenger: String
}

/// The tickets that were bought.
@MainActor
@Observable
final class TicketBook {
  private(set) var tickets: [Ticket] = []

  func add(_ ticket: Ticket) { tickets.append(ticket) }
}

/// A departure that can be booked.
struct Crossing: Sendable, Hashable {
  let destination: String
  let time: String

  static let all = [
    Crossing(destination: "Gullholm", time: "08:15"),
    Crossing(destination: "Nordvik", time: "21:40"),
  ]
}

/// Why a booking was not made.
enum BookingError: ErrorDisplayable, Equatable {
  case nameMissing

  var title: String { "Who travels?" }
  var message: String { "Type a name." }
}
