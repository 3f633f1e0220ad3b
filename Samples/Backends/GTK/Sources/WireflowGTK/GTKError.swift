/// The reason why the window cannot open.
public enum GTKError: Error, Sendable, Hashable {
  /// There is no display, such as over a plain SSH connection.
  case noDisplay
}

extension GTKError: CustomStringConvertible {
  /// A text that explains the problem, and how to fix it.
  public var description: String {
    switch self {
    case .noDisplay:
      "There is no display to open a window on. Set DISPLAY or WAYLAND_DISPLAY, "
        + "or run the command by xvfb-run."
    }
  }
}
