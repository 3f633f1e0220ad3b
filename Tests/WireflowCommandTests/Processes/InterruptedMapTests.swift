import Foundation
import TestSupport
import Testing

extension ProcessTests {
  /// Ends the exploration of an app that has no end, which keeps its findings so far.
  struct InterruptedMapTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func keepsTheMapAtControlC() throws {
      let process = try start(["--map", "map.txt", "--wireframe", "tab-bar", "--", "Endless"])
      #expect(waits(for: "trying each step"))

      process.send(SIGINT)

      #expect(process.end(within: .seconds(60)) == 128 + SIGINT)
      #expect(try text(of: "output").contains(" 0 traps, stopped at an interruption\n"))
      #expect(try text(of: "output").contains("\n  not all tried: PageScreen \"page "))
      #expect(
        try text(of: "errors").contains(
          "Mishaps: the exploration ends here and keeps its findings; Ctrl-C again drops them\n"))
      #expect(try text(of: "map.txt").contains("  PageScreen \"page 2\", of Endless"))
    }

    @Test func tellsAProgramOfControlC() throws {
      let process = try start(
        ["--map", "map.txt", "--wireframe", "tab-bar", "--json", "--", "Endless"])
      #expect(waits(for: "trying each step"))

      process.send(SIGINT)

      #expect(process.end(within: .seconds(60)) == 128 + SIGINT)
      let document = try JSONValue(parsing: text(of: "output"))
      #expect(try JSONSchema.named("verdict").faults(of: document) == [])
      #expect(document["status"] == .number(130))
      #expect(document["verdict"] == .string("incomplete"))
    }

    @Test func listsWhatATimeLimitLeavesUntried() throws {
      // A busy machine may show only the first page within a second.
      let process = try start(
        ["--map", "map.txt", "--wireframe", "tab-bar", "--time-limit", "5", "--", "Endless"])

      #expect(process.end(within: .seconds(60)) == 1)
      #expect(try text(of: "output").contains(" 0 traps, stopped at more than 5.0 seconds\n"))
      #expect(try text(of: "output").contains("\n  not all tried: PageScreen \"page "))
      #expect(try text(of: "map.txt").contains("  PageScreen \"page 2\", of Endless"))
    }

    private func start(_ arguments: [String]) throws -> ChildProcess {
      try ChildProcess(
        [ChildProcess.path(of: "Mishaps")] + arguments,
        streams: ["/dev/null", "output", "errors"].map {
          $0.hasPrefix("/") ? $0 : folder.url.appending(path: $0).path
        },
        folder: folder.url.path, environment: ["TMPDIR": folder.url.path])
    }

    private func text(of file: String) throws -> String {
      try String(contentsOf: folder.url.appending(path: file), encoding: .utf8)
    }

    /// Waits until the standard error contains a text, and returns false after a minute.
    private func waits(for words: String) -> Bool {
      let end = ContinuousClock.now + .seconds(60)
      while ContinuousClock.now < end {
        if (try? text(of: "errors"))?.contains(words) == true { return true }
        poll(nil, 0, 20)
      }
      return false
    }
  }
}
