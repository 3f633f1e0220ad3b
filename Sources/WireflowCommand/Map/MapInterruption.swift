import Dispatch
import Foundation

/// A handler of Ctrl-C in a process that explores an app.
///
/// The exploration keeps the main actor busy, so the signal arrives on another queue.
@MainActor
final class MapInterruption {
  private let source: any DispatchSourceSignal

  /// Calls a closure at each Ctrl-C, in the place of the end of the process.
  init(_ body: @escaping @Sendable () -> Void) {
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler(handler: body)
    source.activate()
  }

  /// Lets Ctrl-C end the process again.
  func end() {
    source.cancel()
    signal(SIGINT, SIG_DFL)
  }
}
