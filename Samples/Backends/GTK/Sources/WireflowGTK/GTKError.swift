/// A reason why there can be no window.
public enum GTKError: Error, Sendable, Hashable {
  /// There is no display, such as over a plain connection to another machine.
  case noDisplay
}

extension GTKError: CustomStringConvertible {
  /// The reason, and what to do about it.
  public var description: String {
    switch self {
    case .noDisplay:
      "There is no display to open a window on. Set DISPLAY or WAYLAND_DISPLAY, "
        + "or run the command by xvfb-run."
    }
  }
}
