import CGtk
import Foundation

/// The display on which windows open, if there is one.
enum Display {
  static let isThere = ["DISPLAY", "WAYLAND_DISPLAY"].contains {
    ProcessInfo.processInfo.environment[$0] != nil
  }

  /// True if GTK keeps what it tells screen readers, so that a test can ask.
  static let tellsReaders = ProcessInfo.processInfo.environment["GTK_A11Y"] == "test"

  /// Lets GTK do what it has to do, such as to give widgets their places.
  @MainActor
  static func turn(_ most: Int = 50) {
    var turns = 0
    while turns < most, g_main_context_iteration(nil, 0) != 0 { turns += 1 }
  }
}
