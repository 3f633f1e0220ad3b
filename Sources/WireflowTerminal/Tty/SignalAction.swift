import Foundation

/// The action of a signal: a function, or the system's own.
struct SignalAction {
  typealias Handler =
    @convention(c) (
      Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
    ) -> Void

  /// The action as the system keeps it.
  var system: sigaction

  /// Creates the action that calls a function, on the stack for signals if there is one.
  init(_ handler: @escaping Handler) {
    system = sigaction()
    system.setHandler(handler)
    system.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK
    sigemptyset(&system.sa_mask)
  }

  /// The action of the system itself.
  static var byDefault: SignalAction {
    var action = SignalAction { _, _, _ in }
    action.system = sigaction()
    return action
  }
}

#if canImport(Darwin)
extension sigaction {
  fileprivate mutating func setHandler(_ handler: @escaping SignalAction.Handler) {
    __sigaction_u.__sa_sigaction = handler
  }

  fileprivate var handlerNumber: Int {
    unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self)
  }
}
#elseif canImport(Musl)
extension sigaction {
  fileprivate mutating func setHandler(_ handler: @escaping SignalAction.Handler) {
    __sa_handler.sa_sigaction = handler
  }

  fileprivate var handlerNumber: Int {
    unsafeBitCast(__sa_handler.sa_handler, to: Int.self)
  }
}
#else
extension sigaction {
  fileprivate mutating func setHandler(_ handler: @escaping SignalAction.Handler) {
    __sigaction_handler.sa_sigaction = handler
  }

  fileprivate var handlerNumber: Int {
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
  }
}
#endif

extension sigaction {
  /// True if the signal does what the system lets it do by itself.
  var isDefault: Bool { handlerNumber == 0 }
  /// True if the signal has no effect.
  var ignores: Bool { handlerNumber == 1 }
}
