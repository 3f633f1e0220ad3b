import Foundation
import TestSupport
import Testing
import Wireflow

@testable import WireflowCommand

/// The output for programs has the form that its article describes.
@MainActor
struct JSONOutputTests {
  @Test func aSessionHasItsForm() async throws {
    let console = FakeConsole(input: "tap \"More\"\ntap \"Nothing\"\n")

    let status = await console.run(["--json"])

    let document = try JSONValue(parsing: console.output)
    #expect(try JSONSchema.named("session").faults(of: document) == [])
    #expect(status == 1)
    #expect(document["status"] == .number(1))
    #expect(document["refusals"]?[0]?["line"] == .number(2))
    #expect(document["log"]?[0] == .string("> launch"))
  }

  @Test func aVerdictHasItsForm() async throws {
    let folder = try TemporaryFolder()
    let baseline = folder.url.appending(path: "Shop.txt").path
    let map = FakeConsole(input: "")
    _ = await map.run(["--map", baseline, "--wireframe", "tab-bar", "--json"])
    let text = try String(contentsOfFile: baseline, encoding: .utf8)
    let edited = text.replacing("tap \"More\"", with: "tap \"Less\"")
    #expect(edited != text)

    for (content, verdict, status) in [(text, "same", 0), (edited, "drifted", 4)] {
      try content.write(toFile: baseline, atomically: true, encoding: .utf8)
      let console = FakeConsole(input: "")
      let ended = await console.run(["--check", baseline, "--json"])

      let document = try JSONValue(parsing: console.output)
      #expect(try JSONSchema.named("verdict").faults(of: document) == [])
      #expect(document["verdict"] == .string(verdict))
      #expect(document["status"] == .number(Double(status)))
      #expect(Int(ended) == status)
    }
    #expect(try JSONSchema.named("verdict").faults(of: JSONValue(parsing: map.output)) == [])
  }

  /// The wireframes share the time, so that each has untried places.
  @Test func aVerdictOfALimitedTimeHasItsForm() async throws {
    let folder = try TemporaryFolder()
    let console = FakeConsole(input: "")

    let status = await console.run(
      ["--map", folder.url.appending(path: "Shop.json").path, "--time-limit", "1e-6", "--json"])

    let document = try JSONValue(parsing: console.output)
    #expect(try JSONSchema.named("verdict").faults(of: document) == [])
    #expect(status == 1)
    #expect(document["status"] == .number(1))
    #expect(document["verdict"] == .string("incomplete"))
    #expect(document["traps"] == .array([]))
    for place in 0..<3 {
      let map = document["maps"]?[place]
      #expect(map?["stop"] == .string("more than 0.0 seconds"))
      #expect(map?["uncovered"]?[0] != nil)
    }
  }

  @Test func aMapHasItsForm() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "Shop.json").path
    let console = FakeConsole(input: "")

    #expect(await console.run(["--map", file]) == 0)

    let document = try JSONValue(parsing: String(contentsOfFile: file, encoding: .utf8))
    #expect(try JSONSchema.named("map").faults(of: document) == [])
    #expect(document["maps"]?[0]?["edges"]?[0]?["cause"] != nil)
  }

  /// A document of another form has faults, so that the tests above can fail.
  @Test func aFaultIsFound() throws {
    let schema = try JSONSchema.named("verdict")

    #expect(schema.faults(of: .object(["format": .number(2)])).count == 7)
    let map = JSONValue.object([
      "format": .number(1), "title": .string("Shop"), "maps": .array([.object([:])]),
    ])
    #expect(try JSONSchema.named("map").faults(of: map).count == 8)
  }
}
