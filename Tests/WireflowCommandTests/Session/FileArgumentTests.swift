import Foundation
import TestSupport
import Testing

@testable import WireflowCommand

/// Each file that cannot be read or written gets a sentence of its own.
@MainActor
struct FileArgumentTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func error(_ arguments: [String]) async -> String {
    let console = FakeConsole(input: "")
    #expect(await console.run(arguments) == 2)
    #expect(console.output == "")
    return console.errors.replacing(folder.url.path, with: "")
  }

  @Test func saysWhyAScriptCannotBeRead() async throws {
    try Data("launch\n".utf8).write(to: folder.url.appending(path: "browse.txt"))
    try Data("launch\n".utf8).write(to: folder.url.appending(path: "locked.txt"))
    chmod(path("locked.txt"), 0)
    mkfifo(path("pipe"), 0o600)

    let folderError = await error(["--script", folder.url.path])
    #expect(folderError == "Shop:  is a folder, and a script is a file in it\n")
    #expect(
      await error(["--script", path("brwose.txt")])
        == "Shop: /brwose.txt: there is no such file; did you mean browse.txt?\n")
    #expect(
      await error(["--script", path("pipe")])
        == "Shop: /pipe is a pipe; read it by: cat /pipe | ... --script -\n")
    #expect(
      await error(["--script", "/dev/stdin"])
        == "Shop: /dev/stdin: use - to read the script from standard input\n")
    #expect(
      await error(["--script", "/dev/null"])
        == "Shop: /dev/null is a device and no file with a script\n")
    guard getuid() != 0 else { return }
    #expect(
      await error(["--script", path("locked.txt")])
        == "Shop: /locked.txt: you have no permission to read the script\n")
  }

  @Test func writesALogOverNothing() async throws {
    try Data("launch\n".utf8).write(to: folder.url.appending(path: "script.txt"))
    try Data("precious\n".utf8).write(to: folder.url.appending(path: "other.txt"))
    let script = path("script.txt")
    symlink(script, path("link.txt"))

    #expect(
      await error(["--script", script, "--log", path("other.txt")])
        == "Shop: /other.txt exists already; --force lets the log take its place\n")
    for log in [script, path("link.txt")] {
      let message = await error(["--script", script, "--log", log, "--force"])
      #expect(message.hasSuffix("is the script or the session, which a log must not replace\n"))
    }
    #expect(
      await error(["--line", "--session", path("new"), "--log", path("new")])
        .hasSuffix("is the script or the session, which a log must not replace\n"))
    #expect(
      await error(["--script", script, "--log", folder.url.path])
        == "Shop:  is a folder, and a log is a file in it\n")

    let console = FakeConsole(input: "")
    #expect(await console.run(["--script", script, "--log", path("other.txt"), "--force"]) == 0)
    #expect(try folder.texts["other.txt"] == console.output)
    #expect(try folder.texts["script.txt"] == "launch\n")
  }

  @Test func waitsForNobodyWhoReadsThePipe() async {
    mkfifo(path("pipe"), 0o600)

    #expect(
      await error(["--script", "-", "--log", path("pipe")])
        == "Shop: /pipe: cannot write the log: nobody reads the pipe\n")
  }

  @Test func saysOnceThatTheLogIsFull() async {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let console = FakeConsole(input: "launch\n")

    #expect(await console.run(["--script", "-", "--log", "/dev/full"]) == 1)
    #expect(console.errors == "Shop: /dev/full: cannot write the log: No space left on device\n")
  }
}
