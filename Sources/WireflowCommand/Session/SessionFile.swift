import Foundation
import Wireflow

/// The file in which a session is saved as a script: a new one, and then the same again.
@MainActor
final class SessionFile {
  /// The file, if the command line names one.
  private let named: String?
  /// The name of the app, from which a file is named otherwise.
  private let app: String
  /// The folder of a file that the command line does not name.
  private let folder: URL
  /// The name of the wireframe that the session is played on, which its log depends on.
  private let wireframe: String?
  /// The file that this session is in already.
  private var saved: URL?

  init(
    named: String?, app: String, wireframe: String? = nil, folder: URL = .currentDirectory()
  ) {
    self.named = named
    self.app = app
    self.wireframe = wireframe
    self.folder = folder
  }

  /// Saves a log as a script, and returns what to tell the user.
  func save(_ log: PresentationLog) throws(CommandLineError) -> String {
    let heading = wireframe.map { "# Played with --wireframe \($0).\n" } ?? ""
    let name = try save(heading + log.script)
    return "Saved in \(name)\(log.isTruncated ? ", without the beginning, which is gone" : "")"
  }

  /// Saves the text of a script, and returns the name of its file.
  ///
  /// What others have written stays: the file is a new one, unless it is from this session.
  func save(_ script: String, at time: Date = .now) throws(CommandLineError) -> String {
    let text = Data(script.utf8)
    if let saved {
      try Self.report(saved) { try text.write(to: saved, options: .atomic) }
      return saved.relativePath
    }
    let file = named.map { URL(filePath: $0) } ?? unusedFile(at: time)
    try Self.report(file) { try text.write(to: file, options: .withoutOverwriting) }
    saved = file
    return file.relativePath
  }

  private func unusedFile(at time: Date) -> URL {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "yyyy-MM-dd-HHmmss"
    let name = "\(app.replacing("/", with: "-"))-\(format.string(from: time))"
    func file(_ end: String) -> URL { URL(filePath: "\(name)\(end).txt", relativeTo: folder) }
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
        "cannot save the session in \(file.relativePath): \(reason(of: error))")
    }
  }

  /// Returns the system's words for what went wrong, which say more than those of Foundation.
  private nonisolated static func reason(of error: any Error) -> String {
    guard let cause = (error as? CocoaError)?.underlying as? POSIXError else {
      return error.localizedDescription
    }
    return String(cString: strerror(cause.code.rawValue))
  }
}
