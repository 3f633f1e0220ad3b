#if canImport(Testing) && canImport(XCTest)
import Foundation

/// A register of unfinished drivers that makes the process fail when it ends.
///
/// A driver in a global variable, or in a property of an `XCTestCase`, lives as long as the
/// process. When it ends, no test is left to fail.
final class UnfinishedDrivers: Sendable {
  private struct State {
    var count = 0
    var creations: [Int: CallSite] = [:]
  }

  static let shared = UnfinishedDrivers()

  private let state = Locked(State())

  /// Adds a driver, and returns its number.
  func add(_ creation: CallSite) -> Int {
    let number = state.withLock { state in
      state.count += 1
      state.creations[state.count] = creation
      return state.count
    }
    if number == 1 { atexit { UnfinishedDrivers.shared.failIfAny() } }
    return number
  }

  /// Removes a driver that is finished, or whose test has failed because it was not.
  func remove(_ number: Int) {
    state.withLock { _ = $0.creations.removeValue(forKey: number) }
  }

  /// Ends the process with a failure if any driver is left.
  private func failIfAny() {
    let left = state.withLock { $0.creations.sorted { $0.key < $1.key }.map(\.value) }
    guard !left.isEmpty else { return }
    let text = left.map { "\($0.filePath):\($0.line): error: \(AppDriver.neverFinished)\n" }
      .joined()
    FileHandle.standardError.write(Data(text.utf8))
    fflush(nil)
    _exit(EXIT_FAILURE)
  }
}
#endif
