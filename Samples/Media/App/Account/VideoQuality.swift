/// The sharpness in which movies are shown.
enum VideoQuality: String, CaseIterable {
  case low
  case high
}
