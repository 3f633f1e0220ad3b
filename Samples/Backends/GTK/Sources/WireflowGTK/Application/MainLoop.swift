import CGtk

/// The main loop of GLib, which also runs Swift's main queue.
@MainActor
final class MainLoop {
  private let loop = g_main_loop_new(nil, 0)

  isolated deinit { g_main_loop_unref(loop) }

  /// Runs the loop until `quit()`.
  func run() {
    wireflow_join_main_queue()
    g_main_loop_run(loop)
  }

  /// Ends the loop.
  func quit() {
    g_main_loop_quit(loop)
  }
}
