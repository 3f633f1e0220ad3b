/// A member of the club.
struct Account: Sendable, Hashable {
  let name: String
}
