/// The price of a book, in cents to avoid rounding errors.
struct Price: Sendable, Hashable {
  let cents: Int
}

extension Price: CustomStringConvertible {
  /// The amount with two digits after the point.
  var description: String {
    let rest = cents % 100
    return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
