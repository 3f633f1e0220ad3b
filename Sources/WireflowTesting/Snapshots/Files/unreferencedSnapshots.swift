#if canImport(Testing) && canImport(XCTest)
import Foundation

/// Returns the snapshots that no test asserts any more.
///
/// First set `WIREFLOW_SNAPSHOT_REFERENCES` to the path of a new file, and run all tests. If you
/// run only some of them, the snapshots of the others appear to be unreferenced. Every assertion,
/// in every process, appends a line with the path of its snapshot, a tab and its place.
///
/// ```swift
/// let leftOver = try unreferencedSnapshots(in: ["Tests"], references: "references.txt")
/// ```
/// - Parameters:
///   - folders: The folders to search, including each folder `__Snapshots__` below them.
///   - references: The path of the file that the assertions wrote.
/// - Returns: The paths of the snapshots without an assertion, in alphabetical order.
/// - Throws: The error of the file system if the references or a folder cannot be read.
public func unreferencedSnapshots(in folders: [String], references: String) throws -> [String] {
  let list = try String(contentsOf: URL(fileURLWithPath: references), encoding: .utf8)
  let asserted = Set(
    list.split(separator: "\n").map { line in
      URL(fileURLWithPath: String(line.prefix { $0 != "\t" })).resolvingSymlinksInPath().path
    })

  var found: Set<String> = []
  for folder in folders {
    let root = URL(fileURLWithPath: folder)
    // An enumerator silently finds nothing if the folder does not exist, for example after renaming
    // it.
    _ = try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() {
      let path = file.resolvingSymlinksInPath().path
      guard path.hasSuffix(".txt"), path.contains("/__Snapshots__/") else { continue }
      if !asserted.contains(path) { found.insert(path) }
    }
  }
  return found.sorted()
}
#endif
