import Dispatch
import Foundation

/// The signal handlers of an app that has taken over a terminal.
@MainActor
enum SignalHandlers {
  /// The signals that end a process unless it handles them, after the terminal is given back.
  private static let ends = [
    SIGTERM, SIGHUP, SIGINT, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM,
    SIGPROF,
  ]
  /// The signals of a crash, and the request for a core dump.
  private static let crashes = [
    SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS, SIGQUIT,
  ]
  /// The signals that the main actor handles.
  private static let notes = [SIGWINCH, SIGCONT, SIGTSTP]
  /// The table of the former actions by number, written once, before there is a handler.
  ///
  /// The table is global because a signal handler reaches nothing else.
  nonisolated(unsafe) fileprivate static let formerActions: UnsafeMutablePointer<sigaction> = {
    let table = UnsafeMutablePointer<sigaction>.allocate(capacity: 128)
    table.initialize(repeating: sigaction(), count: 128)
    return table
  }()

  /// Installs the handlers, and keeps the former ones of crashes to call them later.
  static func install() {
    for signal in ends + crashes + notes {
      let former = formerActions + Int(signal)
      var action = sigaction(calling: handle)
      sigaction(signal, &action, former)
      // An ignored signal stays ignored, for example under nohup.
      if ends.contains(signal), !former.pointee.isDefault { sigaction(signal, former, nil) }
    }
  }

  /// Sets whether a stop signal stops the process by itself.
  static func setStopsByDefault(_ stops: Bool) {
    var action = stops ? sigaction() : sigaction(calling: handle)
    sigaction(SIGTSTP, &action, nil)
  }
}

/// Handles a signal with system calls only, because a signal can interrupt any code.
private func handle(
  signal: Int32, info: UnsafeMutablePointer<siginfo_t>?, context: UnsafeMutableRawPointer?
) {
  let error = errno
  switch signal {
  case SIGWINCH, SIGCONT, SIGTSTP:
    var note = UInt8(truncatingIfNeeded: signal)
    _ = write(TerminalLoan.current.pointee.notes, &note, 1)
  case SIGTERM, SIGHUP, SIGINT, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM,
    SIGPROF:
    TerminalLoan.current.giveBack()
    _exit(128 + signal)
  default:
    TerminalLoan.current.giveBack()
    crash(signal, at: info)
  }
  errno = error
}

/// Passes a crash on to the former handler, such as the one that prints Swift's backtrace.
private func crash(_ signal: Int32, at info: UnsafeMutablePointer<siginfo_t>?) {
  sigaction(signal, SignalHandlers.formerActions + Int(signal), nil)
  // The failed instruction runs again and fails again, now with the former handler.
  let isAtFault = signal != SIGABRT && signal != SIGQUIT
  if let info, (1...0xFF).contains(info.pointee.si_code), isAtFault { return }
  // A signal sent by a process has no such instruction, so the handler raises the signal itself.
  var itself = sigset_t()
  sigemptyset(&itself)
  sigaddset(&itself, signal)
  pthread_sigmask(SIG_UNBLOCK, &itself, nil)
  raise(signal)
  var byDefault = sigaction()
  sigaction(signal, &byDefault, nil)
  raise(signal)
}

/// A pipe that reports signals to the main actor.
///
/// The signal handlers write the numbers of the signals into it.
@MainActor
final class SignalNotes {
  private let source: any DispatchSourceRead

  /// Creates the reports with a new pipe, or returns nil if the system has none left.
  init?(_ onNote: @escaping @MainActor (Int32) -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    TerminalLoan.current.pointee.notes = ends[1]
    let reader = ends[0]
    source = DispatchSource.makeReadSource(fileDescriptor: reader, queue: .main)
    source.setEventHandler {
      var note: UInt8 = 0
      while read(reader, &note, 1) == 1 {
        MainActor.assumeIsolated { onNote(Int32(note)) }
      }
    }
    source.activate()
  }
}

/// The stack on which handlers run after a stack overflow.
extension SignalHandlers {
  #if os(tvOS) || os(watchOS)
  /// Does nothing, because the platform has no alternate signal stacks.
  static func provideStack() {}
  #else
  private static let stackSize = 1 << 17

  private static let stack = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)

  /// Gives the stack to the thread that currently runs the main actor, if the thread has none.
  ///
  /// The system keeps one such stack per thread, and the main actor can move to another thread. One
  /// stack is enough because only one thread at a time runs the main actor.
  static func provideStack() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    var own = stack_t()
    own.ss_sp = stack
    own.ss_size = numericCast(stackSize)
    sigaltstack(&own, nil)
  }
  #endif
}

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
}

#if canImport(Darwin)
extension sigaction {
  fileprivate mutating func setHandler(_ handler: @escaping Handler) {
    __sigaction_u.__sa_sigaction = handler
  }

  fileprivate var handlerNumber: Int { unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self) }
}
#elseif canImport(Musl)
extension sigaction {
  fileprivate mutating func setHandler(_ handler: @escaping Handler) {
    __sa_handler.sa_sigaction = handler
  }

  fileprivate var handlerNumber: Int { unsafeBitCast(__sa_handler.sa_handler, to: Int.self) }
}
#else
extension sigaction {
  fileprivate mutating func setHandler(_ handler: @escaping Handler) {
    __sigaction_handler.sa_sigaction = handler
  }

  fileprivate var handlerNumber: Int { unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) }
}
#endif
