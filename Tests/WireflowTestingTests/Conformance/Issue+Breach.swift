import Testing

extension Issue {
  /// Whether it says that something breaks a law.
  func isBreach(of law: String, by subject: String) -> Bool {
    let beginning = "\(subject) breaks the law \"\(law)\", "
    return comments.contains { $0.rawValue.hasPrefix(beginning) }
  }
}
