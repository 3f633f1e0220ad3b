/// A reader who has an account with the shop.
struct Account: Sendable, Hashable {
  let name: String
}
