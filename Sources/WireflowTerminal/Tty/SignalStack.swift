import Foundation

/// The stack on which handlers run when that of the thread has overflown.
@MainActor
enum SignalStack {
  #if os(tvOS) || os(watchOS)
  /// Does nothing: the platform has no such stacks.
  static func provide() {}
  #else
  private static let size = 1 << 17

  private static let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)

  /// Gives the stack to the thread that runs the main actor at the moment, if it has none.
  ///
  /// The system keeps such stacks by thread, and the main actor may come to run on another one. One
  /// stack is enough, since only one thread at a time is the main actor's.
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
