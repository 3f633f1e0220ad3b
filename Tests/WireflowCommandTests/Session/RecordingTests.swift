import Foundation
import TestSupport
import Testing

@testable import WireflowCommand

/// A script becomes pictures, the same each time.
@MainActor
struct RecordingTests {
  private func record(
    _ name: String, _ input: String?, _ options: String..., status: Int32 = 0
  ) async throws -> String {
    let folder = try TemporaryFolder()
    let console = FakeConsole(input: input ?? "")
    let file = folder.url.appending(path: name).path
    let script = input == nil ? [] : ["--script", "-"]

    #expect(await console.run(["--record", file] + script + options) == status)
    #expect(console.output == "")
    return try folder.texts[name] ?? ""
  }

  @Test func drawsOnePictureWithoutAScript() async throws {
    let svg = try await record("a.svg", nil, "--size=40x12")

    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"380\" height=\"248\""))
    #expect(svg.contains(">Shop</text>"))
    #expect(!svg.contains("@keyframes"))
  }

  @Test func drawsOneFrameAfterTheOther() async throws {
    let script = "tap \"More\"\nwait 500ms\nback\n"
    let svg = try await record("a.svg", script)

    #expect(svg.contains("@keyframes f2"))
    #expect(try await record("a.svg", script) == svg)
    #expect(try await record("a.svg", script, "--theme", "light") != svg)
  }

  @Test func writesAnAsciicast() async throws {
    let cast = try await record("a.cast", "tap \"More\"\n")
    let lines = cast.split(separator: "\n")

    #expect(
      lines.first
        == #"{"version":3,"term":{"cols":80,"rows":24,"type":"xterm-256color"},"title":"Shop"}"#)
    #expect(lines.last == #"[0.900,"x","0"]"#)
    for line in lines {
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(line.utf8))
      }
    }
    #expect(try await record("a.cast", "tap \"More\"\n") == cast)
  }

  @Test func tellsWhatWasNotPossible() async throws {
    _ = try await record("a.svg", "tap \"Nothing\"\n", status: 1)
  }

  @Test func writesOverNothing() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "a.svg")
    try Data("precious".utf8).write(to: file)
    let console = FakeConsole(input: "")

    #expect(await console.run(["--record", file.path]) == 2)
    #expect(console.errors.contains("exists already"))
    #expect(try folder.texts["a.svg"] == "precious")
    #expect(await console.run(["--record", file.path, "--force"]) == 0)
  }
}
