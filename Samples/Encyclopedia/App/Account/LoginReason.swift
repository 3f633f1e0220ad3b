/// The reason for asking the reader to log in.
enum LoginReason: String, Sendable, Hashable {
  case requested = "Log in to edit under your name."
  case edit = "Log in so that the edit bears your name."
  case talk = "Log in to join the discussion."
  case thank = "Log in to thank an editor."
  case watch = "Log in to watch a page."
  case watchlist = "Log in to see the pages that you watch."

  /// The explanation above the fields.
  var explanation: String { rawValue }
}
