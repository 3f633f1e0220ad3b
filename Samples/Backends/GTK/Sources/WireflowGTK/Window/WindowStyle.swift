import CGtk

/// The look of all windows, in light and dark.
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
