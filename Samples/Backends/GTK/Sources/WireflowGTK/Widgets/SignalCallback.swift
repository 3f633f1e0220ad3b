/// A closure that GTK retains until its widget is destroyed.
@MainActor
final class SignalCallback {
  /// An event that GTK reports.
  enum Event {
    /// A signal without parameters.
    case plain
    /// The user pressed a key.
    case key(UInt32, modifiers: UInt32)
    /// The user pressed the mouse, on the widget itself or on a widget inside it.
    case press(isInside: Bool)
    /// A finger swiped across the widget.
    case swipe(toRight: Bool)
  }

  private let body: @MainActor (Event) -> Bool

  /// Creates a callback from a closure that returns true if it has handled the event.
  init(_ body: @escaping @MainActor (Event) -> Bool) {
    self.body = body
  }

  /// Returns the pointer that GTK passes back with each event.
  ///
  /// The pointer retains the callback until it is released.
  nonisolated func makeContext() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  /// Calls the closure of a context, always on the main thread.
  nonisolated static func call(_ context: UnsafeMutableRawPointer, _ event: Event) -> Bool {
    let callback = Unmanaged<SignalCallback>.fromOpaque(context).takeUnretainedValue()
    return MainActor.assumeIsolated { callback.body(event) }
  }

  /// Releases the closure of a context.
  nonisolated static func release(_ context: UnsafeMutableRawPointer) {
    Unmanaged<SignalCallback>.fromOpaque(context).release()
  }
}
