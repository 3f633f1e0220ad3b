package import Foundation

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
