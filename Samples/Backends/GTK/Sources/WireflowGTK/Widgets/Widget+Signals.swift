import CGtk

extension Widget {
  /// Calls back for each signal with a name.
  func on(_ signal: String, _ body: @escaping @MainActor () -> Void) {
    Self.connect(pointer, signal, body)
  }

  /// Calls back for each signal of an object that is not a widget.
  static func connect(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping @MainActor () -> Void
  ) {
    wireflow_connect(
      object, signal, { _ = SignalCallback.call($0, .plain) }, callback(body).makeContext(),
      { SignalCallback.release($0) })
  }

  /// Calls back for each key that no child has handled, and handles it if the closure returns true.
  func onKey(_ body: @escaping @MainActor (_ key: UInt32, _ modifiers: UInt32) -> Bool) {
    let callback = SignalCallback { event in
      if case .key(let key, let modifiers) = event { body(key, modifiers) } else { false }
    }
    wireflow_connect_keys(
      pointer, { SignalCallback.call($0, .key($1, modifiers: $2)) ? 1 : 0 }, callback.makeContext(),
      { SignalCallback.release($0) })
  }

  /// Calls back when the user presses the mouse on the widget itself, but not on its children.
  func onPressBeside(_ body: @escaping @MainActor () -> Void) {
    let callback = SignalCallback { event in
      if case .press(isInside: false) = event { body() }
      return true
    }
    wireflow_connect_press(
      pointer, { _ = SignalCallback.call($0, .press(isInside: $1 != 0)) }, callback.makeContext(),
      { SignalCallback.release($0) })
  }

  /// Calls back when the user presses the widget with the right mouse button.
  func onSecondaryPress(_ body: @escaping @MainActor () -> Void) {
    wireflow_connect_secondary_press(
      pointer, { _ = SignalCallback.call($0, .plain) }, Self.callback(body).makeContext(),
      { SignalCallback.release($0) })
  }

  /// Calls back when a finger swipes across the widget, with the side that it uncovers.
  func onSwipe(_ body: @escaping @MainActor (_ toRight: Bool) -> Void) {
    let callback = SignalCallback { event in
      if case .swipe(let toRight) = event { body(toRight) }
      return true
    }
    wireflow_connect_swipe(
      pointer, { _ = SignalCallback.call($0, .swipe(toRight: $1 != 0)) }, callback.makeContext(),
      { SignalCallback.release($0) })
  }

  /// Calls back when the focus has entered or left the widget.
  func onFocus(
    came: @escaping @MainActor () -> Void, left: @escaping @MainActor () -> Void
  ) {
    for (signal, body) in [("enter", came), ("leave", left)] {
      wireflow_connect_focus(
        pointer, signal, { _ = SignalCallback.call($0, .plain) }, Self.callback(body).makeContext(),
        { SignalCallback.release($0) })
    }
  }

  /// Calls back when a window is about to close.
  func onClose(_ body: @escaping @MainActor () -> Void) {
    wireflow_connect_close(
      pointer, { _ = SignalCallback.call($0, .plain) }, Self.callback(body).makeContext(),
      { SignalCallback.release($0) })
  }

  private static func callback(_ body: @escaping @MainActor () -> Void) -> SignalCallback {
    SignalCallback { _ in
      body()
      return true
    }
  }
}
