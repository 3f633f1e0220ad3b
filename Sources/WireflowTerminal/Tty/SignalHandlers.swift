import Foundation

/// The signals that concern an app which has taken over a terminal.
@MainActor
enum SignalHandlers {
  /// The signals that end the process, after the terminal is given back.
  private static let ends = [SIGTERM, SIGHUP, SIGINT]
  /// The signals that end a process without a use for them, such as one whose log goes to a pipe
  /// without a reader.
  private static let rareEnds = [
    SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF,
  ]
  /// The process has crashed, or is to leave a picture of its memory.
  private static let crashes = [
    SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS, SIGQUIT,
  ]
  /// The main actor has to know of them.
  private static let notes = [SIGWINCH, SIGCONT, SIGTSTP]

  /// Puts the handlers in place, and keeps the former ones of crashes, to be called then.
  static func install() {
    for signal in ends + rareEnds + crashes + notes {
      let former = FormerActions.table + Int(signal)
      var action = sigaction(calling: handle)
      sigaction(signal, &action, former)
      // Whoever started the process wants it to outlive this signal, such as by nohup.
      if ends.contains(signal), former.pointee.ignores { sigaction(signal, former, nil) }
      if rareEnds.contains(signal), !former.pointee.isDefault { sigaction(signal, former, nil) }
    }
  }

  /// Lets the system stop the process at a stop signal, or not.
  static func setStopsByDefault(_ stops: Bool) {
    var action = stops ? sigaction() : sigaction(calling: handle)
    sigaction(SIGTSTP, &action, nil)
  }
}

/// The actions of signals before the handlers were put in place, by number.
private enum FormerActions {
  /// The table of the former actions, written once, before there is a handler.
  ///
  /// It is global, since a signal handler reaches nothing else.
  nonisolated(unsafe) static let table: UnsafeMutablePointer<sigaction> = {
    let table = UnsafeMutablePointer<sigaction>.allocate(capacity: 128)
    table.initialize(repeating: sigaction(), count: 128)
    return table
  }()
}

/// Handles a signal: it may have interrupted anything, so it calls nothing but the system.
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

/// Hands a crash on to the former handler, such as the one that prints Swift's backtrace.
private func crash(_ signal: Int32, at info: UnsafeMutablePointer<siginfo_t>?) {
  sigaction(signal, FormerActions.table + Int(signal), nil)
  // The instruction that failed fails again, in front of the former handler.
  let isAtFault = signal != SIGABRT && signal != SIGQUIT
  if let info, (1...0xFF).contains(info.pointee.si_code), isAtFault { return }
  // Nothing fails again where somebody sent the signal, and a handler that returns ends nothing.
  var itself = sigset_t()
  sigemptyset(&itself)
  sigaddset(&itself, signal)
  pthread_sigmask(SIG_UNBLOCK, &itself, nil)
  raise(signal)
  var byDefault = sigaction()
  sigaction(signal, &byDefault, nil)
  raise(signal)
}
