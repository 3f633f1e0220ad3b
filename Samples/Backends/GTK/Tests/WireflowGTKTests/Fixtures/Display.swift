import CGtk
import Foundation

/// The display for windows, if there is one.
enum Display {
  static let isThere = ["DISPLAY", "WAYLAND_DISPLAY"].contains {
    ProcessInfo.processInfo.environment[$0] != nil
  }

  /// True if GTK stores the values for screen readers, so that a test can read them.
  static let tellsReaders = ProcessInfo.processInfo.environment["GTK_A11Y"] == "test"

  /// Runs GTK's main loop for some turns, such as for laying out widgets.
  @MainActor
  static func turn(_ most: Int = 50) {
    var turns = 0
    while turns < most, g_main_context_iteration(nil, 0) != 0 { turns += 1 }
  }
}
