import Foundation
import Wireflow
import WireflowExploration
import WireflowInteraction

/// The file of a saved session, which is new at the first save and then overwritten.
@MainActor
final class SessionFile {
  /// The path from the command line, if there is one.
  private let named: String?
  /// The name of the app, which is part of the default file name.
  private let app: String
  /// The folder of the default file.
  private let folder: URL
  /// The name of the session's wireframe, on which its log depends.
  private let wireframe: String?
  /// The file of the previous save.
  private var saved: URL?

  init(
    named: String?, app: String, wireframe: String? = nil, folder: URL = .currentDirectory()
  ) {
    (self.named, self.app, self.wireframe, self.folder) = (named, app, wireframe, folder)
  }

  /// Saves a log as a script, and returns a message for the user.
  func save(_ log: PresentationLog) throws(CommandLineError) -> String {
    let heading = wireframe.map { "# Played with --wireframe \($0).\n" } ?? ""
    let name = try save(heading + log.script)
    return "Saved in \(name)\(log.isTruncated ? ", without the beginning, which is gone" : "")"
  }

  /// Saves the text of a script, and returns the name of its file.
  ///
  /// Saving never overwrites a file of another session.
  func save(_ script: String, at time: Date = .now) throws(CommandLineError) -> String {
    let text = Data(script.utf8)
    if let saved {
      try Self.report(saved) { try text.write(to: saved, options: .atomic) }
      return saved.relativePath
    }
    let file = named.map { URL(filePath: $0) } ?? unusedFile("txt", at: time)
    try Self.report(file) { try text.write(to: file, options: .withoutOverwriting) }
    saved = file
    return file.relativePath
  }

  /// Returns a file with the name of the app and a time that does not exist yet.
  func unusedFile(_ kind: String, at time: Date = .now) -> URL {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "yyyy-MM-dd-HHmmss"
    let name = "\(app.replacing("/", with: "-"))-\(format.string(from: time))"
    func file(_ end: String) -> URL { URL(filePath: "\(name)\(end).\(kind)", relativeTo: folder) }
    let isTaken = { (file: URL) in FileManager.default.fileExists(atPath: file.path) }
    return (2..<100).lazy.map { file("-\($0)") }.reduce(file("")) { isTaken($0) ? $1 : $0 }
  }

  private nonisolated static func report(_ file: URL, _ work: () throws -> Void)
    throws(CommandLineError)
  {
    do {
      try work()
    } catch {
      throw CommandLineError(
        "cannot save the session in \(file.relativePath): \(error.systemReason)")
    }
  }
}

/// A session as one JSON object, which the article on the output for programs describes.
struct SessionDocument: Encodable {
  /// An action that was refused, and where it is in the script.
  struct Refusal: Encodable {
    let file: String
    let line: Int
    let action: String
    let reason: String
    let possible: [String]

    init(_ refusal: Script.Refusal) {
      (file, line) = (refusal.script, refusal.step.line)
      action = refusal.step.action.description
      reason = "\(refusal.refusal)"
      possible = refusal.refusal.alternatives.map(\.description)
    }
  }

  let format = 1
  let app: String
  let wireframe: String
  let log: [String]
  let refusals: [Refusal]
  let tree: NavigationTree
  let status: Int32

  @MainActor
  init(_ app: String, wireframe: String, _ stage: Stage, _ refusals: [Script.Refusal]) {
    (self.app, self.wireframe) = (app, wireframe)
    log = stage.log.lines
    self.refusals = refusals.map(Refusal.init)
    tree = NavigationTree(stage)
    status = refusals.isEmpty ? 0 : 1
  }
}
