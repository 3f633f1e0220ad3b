#if canImport(Testing) && canImport(XCTest)
import Foundation
import WireflowExploration

/// The lines on standard error that say how far a long check of an app's navigation is.
///
/// A short check writes none. After that, each phase has a line, and another one every ten seconds.
@MainActor
final class ProgressLines {
  private let name: String
  private let silence: Duration
  private let write: @MainActor (String) -> Void
  private var last: ExplorationProgress?

  /// Creates lines that begin after a silence.
  init(
    of name: String, after silence: Duration = .seconds(2),
    write: @escaping @MainActor (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
  ) {
    (self.name, self.silence, self.write) = (name, silence, write)
  }

  /// Writes the line of a progress if one is due.
  func note(_ progress: ExplorationProgress) {
    guard progress.duration > silence else { return }
    if let last, (last.wireframe, last.phase) == (progress.wireframe, progress.phase),
      progress.duration - last.duration < .seconds(10)
    {
      return
    }
    last = progress
    write("Navigation of \(name) on \(progress)\n")
  }
}
#endif
