import Dispatch
import Foundation

/// The wish to end the process, by Ctrl-C or by a signal to terminate it.
@MainActor
final class Interruption {
  private var sources: [any DispatchSourceSignal] = []
  private var waiting: CheckedContinuation<Int32, Never>?

  /// Waits for the wish, which ends the process no longer on its own, and returns the exit status.
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

  /// Ends the wait: Ctrl-C is how one ends such an app, and any other signal comes from outside.
  private func end(_ number: Int32) {
    for source in sources { source.cancel() }
    sources = []
    waiting?.resume(returning: number == SIGINT ? 0 : 128 + number)
    waiting = nil
  }
}
