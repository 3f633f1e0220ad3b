import Dispatch
import Foundation

/// A request to end the process, through Ctrl-C or a signal.
@MainActor
final class Interruption {
  private var sources: [any DispatchSourceSignal] = []
  private var waiting: CheckedContinuation<Int32, Never>?

  /// Waits for a signal, which then does not end the process by itself, and returns the exit
  /// status.
  func wait() async -> Int32 {
    await withCheckedContinuation { continuation in
      waiting = continuation
      for number in [SIGINT, SIGTERM, SIGHUP] {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.end(number) } }
        source.activate()
        sources.append(source)
      }
    }
  }

  /// Ends the wait, with success for Ctrl-C, which is the normal way to end such an app.
  private func end(_ number: Int32) {
    for source in sources { source.cancel() }
    sources = []
    waiting?.resume(returning: number == SIGINT ? 0 : 128 + number)
    waiting = nil
  }
}
