package import Foundation
package import Testing

/// Expects something to become so while others work, within a time in which any machine gets there.
///
/// Real files and sockets take as long as they take, so this gives way again and again, and fails
/// in the end instead of waiting for ever. Long tests may hold the main actor for longer than that,
/// so it gives way often enough in any case.
@MainActor
package func expectEventually(
  _ isSo: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async {
  let end = ContinuousClock.now + .seconds(60)
  var turns = 0
  while !isSo(), turns < 1_000 || ContinuousClock.now < end {
    turns += 1
    await Task.yield()
  }
  #expect(isSo(), sourceLocation: sourceLocation)
}

/// An empty folder that is removed when the object is.
package final class TemporaryFolder {
  package let url = FileManager.default.temporaryDirectory.appending(
    path: "wireflow-tests-\(UUID().uuidString)", directoryHint: .isDirectory)

  package init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The paths of all files in it, in alphabetical order.
  package var files: [String] {
    func isFolder(_ url: URL) -> Bool {
      (try? FileManager.default.contentsOfDirectory(atPath: url.path)) != nil
    }
    let names = try? FileManager.default.subpathsOfDirectory(atPath: url.path)
    return (names ?? []).filter { !isFolder(url.appending(path: $0)) }.sorted()
  }

  /// The texts of all files in it, by their paths.
  package var texts: [String: String] {
    get throws {
      let texts = try files.map { file in
        (file, try String(contentsOf: url.appending(path: file), encoding: .utf8))
      }
      return Dictionary(uniqueKeysWithValues: texts)
    }
  }
}
