import Observation

/// The records of the clinic, of which nothing but the session is seen.
@Observable
@MainActor
package final class ClinicServices {
  struct Doctor: Equatable {
    let number: Int
    let name: String
    let field: String
  }

  static let fields = ["Cardiology", "Dermatology", "Neurology", "Orthopaedics"]

  var doctors: [Doctor] { DoctorIndex.doctors }
  var isLoggedIn = false
  /// The link that waits for the login.
  var pendingLink: String?
  var bookings: [String] = []
  var favourites: Set<Int> = [] { didSet { filterDoctors() } }
  /// The number of payments that were tried: the first is refused.
  var payments = 0
  var refills = 0
  var sentMessages = 0
  var readMessages: Set<Int> = []
  var family = 1
  var hasAcceptedTerms = false
  var isNotified = false
  var showsAdverts = true
  var search = "" { didSet { filterDoctors() } }
  var onlyFavourites = false { didSet { filterDoctors() } }
  var field = "" { didSet { filterDoctors() } }
  /// The doctors that the search and the filter leave.
  private(set) var shownDoctors: [Doctor] = []
  /// The news that are open: none, the list, or an article by its number and one.
  var openNews = 0
  /// The number of the device, from which the planted bug of an unsteady app follows.
  @ObservationIgnored let number: Int
  private static var count = 0

  /// Creates the records of a clinic with 2,000 doctors.
  package init() {
    Self.count += 1
    number = Self.count
    shownDoctors = DoctorIndex.doctors
  }

  private func filterDoctors() {
    let found = DoctorIndex.doctors(of: search, in: field)
    shownDoctors = onlyFavourites ? found.filter { favourites.contains($0.number) } : found
  }
}

/// The doctors of the clinic, as a server that answers each question once.
@MainActor
enum DoctorIndex {
  private struct Question: Hashable {
    let search: String
    let field: String
  }

  private static let families = [
    "Adler", "Brandt", "Curie", "Dahl", "Egger", "Franke", "Gruber", "Hahn",
  ]
  private static var answers: [Question: [ClinicServices.Doctor]] = [:]

  /// All 2,000 doctors.
  static let doctors = (1...2_000).map { number in
    ClinicServices.Doctor(
      number: number, name: "Dr. \(families[number % families.count]) \(number)",
      field: ClinicServices.fields[number % ClinicServices.fields.count])
  }

  /// Returns the doctors whose name contains a text, in a field, both empty for all.
  static func doctors(of search: String, in field: String) -> [ClinicServices.Doctor] {
    let question = Question(search: search, field: field)
    if let answer = answers[question] { return answer }
    let answer = doctors.filter {
      (search.isEmpty || $0.name.contains(search)) && (field.isEmpty || $0.field == field)
    }
    answers[question] = answer
    return answer
  }
}
