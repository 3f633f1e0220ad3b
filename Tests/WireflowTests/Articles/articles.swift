import Foundation

/// Returns the text of some articles of the core.
func articles(_ names: String...) throws -> String {
  let root = (1...4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
  return try names.map { name in
    let path = "Sources/Wireflow/Wireflow.docc/\(name).md"
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }.joined()
}
