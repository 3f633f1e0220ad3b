import Foundation

/// The files of this repository.
enum Repository {
  /// The folder that has the changelog, seen from here.
  static let root: URL = {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.path != "/", !contains("CHANGELOG.md", in: folder) {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool { contains(path, in: root) }

  private static func contains(_ path: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).standardized.path)
  }

  /// Returns the paths of all files below a folder that end so.
  static func files(below folder: String, endingWith suffix: String) throws -> [String] {
    let folderURL = root.appending(path: folder).resolvingSymlinksInPath()
    return try FileManager.default.subpathsOfDirectory(atPath: folderURL.path)
      .filter { $0.hasSuffix(suffix) && !$0.contains(".build") }.map { "\(folder)/\($0)" }.sorted()
  }

  /// Returns the paths of the README, the articles and the pages of the tutorials.
  static func pages() throws -> [String] {
    let articles = try files(below: "Sources", endingWith: ".md")
    let tutorials = try files(below: "Sources", endingWith: ".tutorial")
    return ["README.md"] + articles + tutorials
  }

  /// Returns the names of the files in a folder that end so, in order.
  static func names(in folder: String, endingWith suffix: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(suffix) }.sorted()
  }

  /// Returns the texts of the Swift files in a folder, or of one file.
  static func sources(_ path: String) throws -> [String] {
    if path.hasSuffix(".swift") { return [try text(of: path)] }
    return try names(in: path, endingWith: ".swift").map { try text(of: "\(path)/\($0)") }
  }
}
