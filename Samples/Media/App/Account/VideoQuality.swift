/// The video quality of movies.
enum VideoQuality: String, CaseIterable {
  case low
  case high
}
