import Wireflow

/// The reason why a booking failed.
enum BookingError: Error, Hashable {
  /// The trainer has no free time.
  case bookedUp
  /// Somebody else has booked the time first.
  case taken
}

extension BookingError: ErrorDisplayable {
  var title: String {
    switch self {
    case .bookedUp: "Booked up"
    case .taken: "Somebody was faster"
    }
  }

  var message: String {
    switch self {
    case .bookedUp: "There is no free time this week. Choose somebody else."
    case .taken: "Choose another time."
    }
  }
}
