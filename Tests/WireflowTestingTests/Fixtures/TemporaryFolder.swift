import Foundation

/// A folder that is removed with its owner.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "wireflow-tests-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The paths of all files in it, in alphabetical order.
  var files: [String] {
    func isFolder(_ url: URL) -> Bool {
      (try? FileManager.default.contentsOfDirectory(atPath: url.path)) != nil
    }
    let names = try? FileManager.default.subpathsOfDirectory(atPath: url.path)
    return (names ?? []).filter { !isFolder(url.appending(path: $0)) }.sorted()
  }
}
