import Foundation
import TestSupport

/// The program that applies a diff.
enum Patch {
  static let program = URL(fileURLWithPath: "/usr/bin/patch")

  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program.path) }

  static func apply(_ diff: String, to text: String) throws -> String {
    let folder = try TemporaryFolder()
    let (file, patch) = (folder.url.appending(path: "text"), folder.url.appending(path: "patch"))
    try Data(text.utf8).write(to: file)
    try Data(diff.utf8).write(to: patch)
    if diff == "\n" { return text }

    let process = Process()
    process.executableURL = program
    process.arguments = ["--silent", file.path, patch.path]
    try process.run()
    process.waitUntilExit()
    return String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
  }
}
