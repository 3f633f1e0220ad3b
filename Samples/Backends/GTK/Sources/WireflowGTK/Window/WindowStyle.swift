import CGtk

/// The style of all windows, in light and dark appearance.
@MainActor
enum WindowStyle {
  private static var isAdded = false

  /// Adds the style sheet, once.
  static func add() {
    guard !isAdded else { return }
    isAdded = true
    wireflow_add_style(pages + elements + layers)
  }
}
