/// A device or a toolkit that shows windows: scenes, browser tabs, a list in a terminal.
///
/// A session creates its windows itself. They run before, and even without, anything that shows
/// them. An implementation only adds a backend to each window, and reports the user's changes to
/// windows.
///
/// ```swift
/// func show(_ window: ApplicationWindow) { scenes.activate(for: window.link) }
/// func close(_ window: ApplicationWindow) { scenes.destroy(for: window.link) }
/// ```
@MainActor
public protocol WindowOpening: AnyObject {
  /// True if the device can show another window now.
  var opensWindows: Bool { get }

  /// Brings a window to the front, whether it is new or not.
  func show(_ window: ApplicationWindow)

  /// Removes a window, whose app has already ended.
  func close(_ window: ApplicationWindow)
}

/// A device with room for one window, such as a phone.
///
/// ```swift
/// session.device = OneWindowDevice()
/// ```
@MainActor
public final class OneWindowDevice: WindowOpening {
  /// Creates a device with one window.
  public init() {}

  /// False: the app has to show everything in its one window.
  public let opensWindows = false

  /// Does nothing.
  public func show(_ window: ApplicationWindow) {}

  /// Does nothing.
  public func close(_ window: ApplicationWindow) {}
}
