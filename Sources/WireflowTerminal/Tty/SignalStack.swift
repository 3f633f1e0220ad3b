import Foundation

/// The stack on which handlers run after a stack overflow.
@MainActor
enum SignalStack {
  #if os(tvOS) || os(watchOS)
  /// Does nothing, because the platform has no alternate signal stacks.
  static func provide() {}
  #else
  private static let size = 1 << 17

  private static let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)

  /// Gives the stack to the thread that currently runs the main actor, if the thread has none.
  ///
  /// The system keeps one such stack per thread, and the main actor can move to another thread. One
  /// stack is enough because only one thread at a time runs the main actor.
  static func provide() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    var own = stack_t()
    own.ss_sp = memory
    own.ss_size = numericCast(size)
    sigaltstack(&own, nil)
  }
  #endif
}
