/// The name and the password that a reader enters to log in.
struct Credentials: Sendable, Hashable {
  let name: String
  let password: String
}
