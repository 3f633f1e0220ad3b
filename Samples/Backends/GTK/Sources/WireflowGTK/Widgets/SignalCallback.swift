/// A closure that GTK holds until the widget that calls it is gone.
@MainActor
final class SignalCallback {
  /// The thing that GTK has to say.
  enum Event {
    /// Something was done to the widget.
    case plain
    /// A key was pressed.
    case key(UInt32, modifiers: UInt32)
    /// The mouse was pressed, on the widget itself or on what is inside of it.
    case press(isInside: Bool)
    /// A finger swiped across the widget.
    case swipe(toRight: Bool)
  }

  private let body: @MainActor (Event) -> Bool

  /// Creates a callback from a closure that returns true if it has taken the event.
  init(_ body: @escaping @MainActor (Event) -> Bool) {
    self.body = body
  }

  /// Returns the pointer that GTK gives back with each event, and that keeps the callback until it
  /// is released.
  nonisolated func makeContext() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  /// Calls the closure of a context, which GTK does on the main thread alone.
  nonisolated static func call(_ context: UnsafeMutableRawPointer, _ event: Event) -> Bool {
    let callback = Unmanaged<SignalCallback>.fromOpaque(context).takeUnretainedValue()
    return MainActor.assumeIsolated { callback.body(event) }
  }

  /// Lets the closure of a context go.
  nonisolated static func release(_ context: UnsafeMutableRawPointer) {
    Unmanaged<SignalCallback>.fromOpaque(context).release()
  }
}
