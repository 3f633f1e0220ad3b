/// An hour of the week.
struct AppointmentTime: Sendable, Hashable {
  enum Weekday: String, Sendable, Hashable {
    case monday = "Mon"
    case tuesday = "Tue"
    case wednesday = "Wed"
    case thursday = "Thu"
    case friday = "Fri"
    case saturday = "Sat"
  }

  let weekday: Weekday
  let hour: Int

  var displayableString: String { "\(weekday.rawValue) \(hour):00" }
}

extension [AppointmentTime] {
  /// Returns the same hours on several days, in chronological order.
  static func on(_ weekdays: [AppointmentTime.Weekday], at hours: [Int]) -> [AppointmentTime] {
    weekdays.flatMap { weekday in
      hours.map { AppointmentTime(weekday: weekday, hour: $0) }
    }
  }
}
