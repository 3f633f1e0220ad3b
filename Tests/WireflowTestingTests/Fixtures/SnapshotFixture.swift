import Foundation
import TestSupport

@testable import WireflowTesting

/// Assertions in a folder of their own, in an environment of their own.
struct SnapshotFixture {
  let folder: TemporaryFolder
  var variables: [String: String]
  var claims = SnapshotClaims()
  var name = SnapshotName(suites: ["LoginTests"], function: "logsIn()", arguments: [], named: nil)

  init(_ variables: [String: String] = [:], keepsReceived: Bool = true) throws {
    folder = try TemporaryFolder()
    self.variables = variables
    guard keepsReceived else { return }
    self.variables["WIREFLOW_SNAPSHOT_ARTIFACTS"] = folder.url.appending(path: "artifacts").path
  }

  /// The place of the snapshot, below the folder.
  var snapshot: String { "__Snapshots__/SnapshotFixture/\(name.text).txt" }

  /// The place of the received text, below the folder.
  var received: String { "artifacts/SnapshotFixture/\(name.text).received.txt" }

  /// Returns the message of the failure, with the folder written as `<tmp>`.
  func failure(
    of text: String, record: SnapshotRecord? = nil, scope: SnapshotRecord? = nil, line: UInt = 1
  ) -> String? {
    let site = CallSite(fileID: #fileID, filePath: #filePath, line: line, column: 1)
    let references = variables["WIREFLOW_SNAPSHOT_REFERENCES"]
    let assertion = SnapshotAssertion(
      subject: "Presentation log",
      name: name,
      place: SnapshotPlace(
        name: name.text, site: site, directory: folder.url.appending(path: "__Snapshots__").path,
        variables: variables),
      decision: RecordDecision(argument: record, scope: scope, variables: variables),
      site: site,
      claims: claims,
      references: references.map { URL(fileURLWithPath: $0) })
    return assertion.failure(for: text)?.replacing(folder.url.path, with: "<tmp>")
  }

  func approve(_ text: String) throws { try approve(Data(text.utf8)) }

  func approve(_ bytes: Data) throws {
    let file = folder.url.appending(path: snapshot)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  /// The text of a file below the folder; nil if there is none.
  func text(_ path: String) -> String? {
    (try? Data(contentsOf: folder.url.appending(path: path)))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
