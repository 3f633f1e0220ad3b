import Foundation

/// The means of giving the terminal back, at any moment and from any thread.
///
/// It is read by signal handlers, which may interrupt anything: so it is plain memory that never
/// moves, and what they call allocates nothing, takes no lock and calls the system directly.
struct TerminalLoan {
  /// The terminal, as this process opened it.
  var terminal: Int32 = -1
  /// True while the terminal is taken over, and has to be given back.
  var isTaken = false
  /// True while a frame is being written.
  var isWriting = false
  /// The modes that the terminal had before.
  var modes = termios()
  /// The bytes that give the terminal back.
  var farewell = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// The former targets of the standard streams, and the file to which they go meanwhile.
  var streams = ParkedStreams()
  /// The end of a pipe to which signal handlers write what the main actor has to know.
  var notes: Int32 = -1

  /// The loan of this process.
  ///
  /// A signal handler is a C function without any context, so it reaches only what is global. The
  /// pointer never changes; what it points to is written on the main actor and read by handlers,
  /// where a lock would hang.
  nonisolated(unsafe) static let current: UnsafeMutablePointer<TerminalLoan> = {
    let loan = UnsafeMutablePointer<TerminalLoan>.allocate(capacity: 1)
    loan.initialize(to: TerminalLoan())
    let farewell = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: ControlSequences.giveBack.utf8.count)
    _ = farewell.initialize(from: ControlSequences.giveBack.utf8)
    loan.pointee.farewell = UnsafeBufferPointer(farewell)
    return loan
  }()
}

extension UnsafeMutablePointer<TerminalLoan> {
  /// Gives the terminal back, unless that has been done.
  ///
  /// It is safe in a signal handler.
  func giveBack() {
    guard pointee.isTaken else { return }
    pointee.isTaken = false
    awaitWriter()
    sayFarewell()
    // What the user typed or the mouse sent meanwhile is not meant for the shell.
    tcflush(pointee.terminal, TCIFLUSH)
    tcsetattr(pointee.terminal, TCSANOW, &pointee.modes)
    pointee.streams.unpark()
  }

  /// Waits for a frame that another thread is writing.
  ///
  /// If this very thread is writing it, the frame never ends, so the wait is bounded.
  private func awaitWriter() {
    var attempts = 0
    while pointee.isWriting, attempts < 10 {
      pause()
      attempts += 1
    }
  }

  /// Writes the farewell, and gives up on a terminal that takes nothing for two seconds.
  private func sayFarewell() {
    var sent = 0
    var attempts = 0
    while sent < pointee.farewell.count, attempts < 400 {
      let rest = pointee.farewell.baseAddress?.advanced(by: sent)
      let count = write(pointee.terminal, rest, pointee.farewell.count - sent)
      if count > 0 {
        sent += count
        attempts = 0
      } else if count < 0, errno == EAGAIN || errno == EINTR {
        pause()
        attempts += 1
      } else {
        return
      }
    }
  }

  private func pause() {
    var time = timespec(tv_sec: 0, tv_nsec: 5_000_000)
    nanosleep(&time, nil)
  }
}
