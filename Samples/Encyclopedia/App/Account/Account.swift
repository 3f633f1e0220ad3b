/// An editor of the encyclopedia.
struct Account: Sendable, Hashable {
  let name: String
}
