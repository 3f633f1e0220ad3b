import Foundation

/// The signal handlers of an app that has taken over a terminal.
@MainActor
enum SignalHandlers {
  /// The signals that end the process, after the terminal is given back.
  private static let ends = [SIGTERM, SIGHUP, SIGINT]
  /// The signals that end a process unless it handles them, such as the one for a pipe without a
  /// reader.
  private static let rareEnds = [
    SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF,
  ]
  /// The signals of a crash, and the request for a core dump.
  private static let crashes = [
    SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS, SIGQUIT,
  ]
  /// The signals that the main actor handles.
  private static let notes = [SIGWINCH, SIGCONT, SIGTSTP]

  /// Installs the handlers, and keeps the former ones of crashes to call them later.
  static func install() {
    for signal in ends + rareEnds + crashes + notes {
      let former = FormerActions.table + Int(signal)
      var action = sigaction(calling: handle)
      sigaction(signal, &action, former)
      // An ignored signal stays ignored, for example under nohup.
      if ends.contains(signal), former.pointee.ignores { sigaction(signal, former, nil) }
      if rareEnds.contains(signal), !former.pointee.isDefault { sigaction(signal, former, nil) }
    }
  }

  /// Sets whether a stop signal stops the process by itself.
  static func setStopsByDefault(_ stops: Bool) {
    var action = stops ? sigaction() : sigaction(calling: handle)
    sigaction(SIGTSTP, &action, nil)
  }
}

/// The former actions of signals, by number.
private enum FormerActions {
  /// The table of the former actions, written once, before there is a handler.
  ///
  /// The table is global because a signal handler reaches nothing else.
  nonisolated(unsafe) static let table: UnsafeMutablePointer<sigaction> = {
    let table = UnsafeMutablePointer<sigaction>.allocate(capacity: 128)
    table.initialize(repeating: sigaction(), count: 128)
    return table
  }()
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
  sigaction(signal, FormerActions.table + Int(signal), nil)
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
