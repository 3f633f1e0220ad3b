import CGtk

/// The main loop of GLib, in which Swift's main queue runs, too.
@MainActor
final class MainLoop {
  private let loop = g_main_loop_new(nil, 0)

  isolated deinit { g_main_loop_unref(loop) }

  /// Runs until it is told to quit.
  func run() {
    wireflow_join_main_queue()
    g_main_loop_run(loop)
  }

  /// Lets it end.
  func quit() {
    g_main_loop_quit(loop)
  }
}
