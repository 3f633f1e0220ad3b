import Foundation

/// The state for giving the terminal back at any moment and from any thread.
///
/// Signal handlers read it and can interrupt any code. It is therefore plain memory that never
/// moves, and the methods for handlers allocate nothing, take no lock and call the system directly.
struct TerminalLoan {
  /// The terminal, as this process opened it.
  var terminal: Int32 = -1
  /// True while the app has taken the terminal over.
  var isTaken = false
  /// True while the app writes a frame.
  var isWriting = false
  /// The former modes of the terminal.
  var modes = termios()
  /// The bytes that give the terminal back.
  var farewell = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// The former targets of the standard streams, and the file that replaces them.
  var streams = ParkedStreams()
  /// The writing end of the pipe in which signal handlers report to the main actor.
  var notes: Int32 = -1

  /// The loan of this process.
  ///
  /// A signal handler is a C function without context, so it reaches only global state. The pointer
  /// never changes. The main actor writes its target, and handlers read it without a lock, because
  /// a lock could hang.
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
  /// Gives the terminal back, unless the app has done so already.
  ///
  /// The method is safe in a signal handler.
  func giveBack() {
    guard pointee.isTaken else { return }
    pointee.isTaken = false
    awaitWriter()
    sayFarewell()
    // Unread keys and mouse events are not meant for the shell.
    tcflush(pointee.terminal, TCIFLUSH)
    tcsetattr(pointee.terminal, TCSANOW, &pointee.modes)
    pointee.streams.unpark()
  }

  /// Waits until another thread has written its frame.
  ///
  /// The wait is bounded, because the interrupted thread itself may be the one that writes.
  private func awaitWriter() {
    var attempts = 0
    while pointee.isWriting, attempts < 10 {
      pause()
      attempts += 1
    }
  }

  /// Writes the farewell, and gives up if the terminal accepts nothing for two seconds.
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
