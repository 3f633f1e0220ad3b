import Wireflow

/// Why a booking was not made.
enum BookingError: ErrorDisplayable, Equatable {
  case nameMissing

  var title: String { "Who travels?" }
  var message: String { "Type a name." }
}
