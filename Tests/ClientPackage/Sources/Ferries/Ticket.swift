/// The output of a booking.
struct Ticket: Sendable, Hashable {
  let crossing: Crossing
  let cabin: String
  let passenger: String
}
