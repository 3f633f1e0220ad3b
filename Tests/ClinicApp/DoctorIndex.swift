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
