/// A departure that can be booked.
struct Crossing: Sendable, Hashable {
  let destination: String
  let time: String

  static let all = [
    Crossing(destination: "Gullholm", time: "08:15"),
    Crossing(destination: "Nordvik", time: "21:40"),
  ]
}
