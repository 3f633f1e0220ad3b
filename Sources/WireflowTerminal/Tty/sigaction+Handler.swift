import Foundation

extension sigaction {
  /// A C function that handles a signal.
  typealias Handler =
    @convention(c) (
      Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
    ) -> Void

  /// Creates an action that calls a function, on the alternate signal stack if there is one.
  init(calling handler: @escaping Handler) {
    self.init()
    setHandler(handler)
    sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK
    sigemptyset(&sa_mask)
  }

  /// True if the system's default action applies.
  var isDefault: Bool { handlerNumber == 0 }
  /// True if the process ignores the signal.
  var ignores: Bool { handlerNumber == 1 }
}

#if canImport(Darwin)
extension sigaction {
  fileprivate mutating func setHandler(_ handler: @escaping Handler) {
    __sigaction_u.__sa_sigaction = handler
  }

  fileprivate var handlerNumber: Int {
    unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self)
  }
}
#elseif canImport(Musl)
extension sigaction {
  fileprivate mutating func setHandler(_ handler: @escaping Handler) {
    __sa_handler.sa_sigaction = handler
  }

  fileprivate var handlerNumber: Int {
    unsafeBitCast(__sa_handler.sa_handler, to: Int.self)
  }
}
#else
extension sigaction {
  fileprivate mutating func setHandler(_ handler: @escaping Handler) {
    __sigaction_handler.sa_sigaction = handler
  }

  fileprivate var handlerNumber: Int {
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
  }
}
#endif
