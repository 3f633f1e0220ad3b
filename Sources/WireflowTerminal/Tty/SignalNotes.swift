import Dispatch
import Foundation

/// A pipe that reports signals to the main actor.
///
/// The signal handlers write the numbers of the signals into it.
@MainActor
final class SignalNotes {
  private let source: any DispatchSourceRead

  /// Creates the reports with a new pipe, or returns nil if the system has none left.
  init?(_ onNote: @escaping @MainActor (Int32) -> Void) {
    guard let reader = Self.openPipe() else { return nil }
    source = DispatchSource.makeReadSource(fileDescriptor: reader, queue: .main)
    source.setEventHandler {
      var note: UInt8 = 0
      while read(reader, &note, 1) == 1 {
        MainActor.assumeIsolated { onNote(Int32(note)) }
      }
    }
    source.activate()
  }

  /// Opens the pipe for the handlers, and returns its reading end, or nil if the system has none
  /// left.
  static func openPipe() -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    TerminalLoan.current.pointee.notes = ends[1]
    return ends[0]
  }
}
