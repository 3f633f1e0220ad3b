/// What a booking comes to.
struct Ticket: Sendable, Hashable {
  let crossing: Crossing
  let cabin: String
  let passenger: String
}
