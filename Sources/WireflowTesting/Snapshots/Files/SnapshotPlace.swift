#if canImport(Testing) && canImport(XCTest)
import Foundation

/// The paths of a snapshot and of a received text that did not match it.
struct SnapshotPlace {
  /// The approved snapshot.
  let approved: URL
  /// The received text in its own folder, or nil in CI if no variable names a folder.
  let received: URL?

  static let variable = "WIREFLOW_SNAPSHOT_ARTIFACTS"

  init(name: String, site: CallSite, directory: String?, variables: [String: String]) {
    let folder =
      directory.map { URL(fileURLWithPath: $0, relativeTo: site.folder).absoluteURL }
      ?? site.folder.appendingPathComponent("__Snapshots__")
    let snapshots = folder.appendingPathComponent(site.fileName).standardizedFileURL
    approved = snapshots.appendingPathComponent("\(name).txt")

    let temporary = FileManager.default.temporaryDirectory
      .appendingPathComponent("wireflow-snapshots").appendingPathComponent(site.fileName)
    var artifacts = RecordDecision.isInCI(variables) ? nil : temporary
    if let path = variables[Self.variable], !path.isEmpty {
      let named = URL(fileURLWithPath: path).appendingPathComponent(site.fileName)
      if named.standardizedFileURL != snapshots { artifacts = named }
    }
    received = artifacts?.standardizedFileURL.appendingPathComponent("\(name).received.txt")
  }
}

extension URL {
  /// The path, relative to the working directory if possible.
  var shownPath: String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
#endif
