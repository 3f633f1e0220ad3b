import Foundation

/// An empty folder that is gone when the object is.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(
      path: "wireflow-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The texts of the files, by their names.
  var files: [String: String] {
    get throws {
      let files = try FileManager.default.contentsOfDirectory(
        at: url, includingPropertiesForKeys: nil)
      let texts = try files.map {
        ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
      }
      return Dictionary(uniqueKeysWithValues: texts)
    }
  }
}
