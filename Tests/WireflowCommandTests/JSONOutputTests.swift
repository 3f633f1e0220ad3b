import Foundation
import TestSupport
import Testing

@testable import WireflowCommand

/// The output for programs has the form that its article describes.
@MainActor
struct JSONOutputTests {
  /// Runs the app, and returns the object that it prints, or else writes, in its form.
  private func document(
    _ title: String, _ arguments: [String], status: Int32, input: String = "",
    in file: String? = nil
  ) async throws -> JSONDocument {
    let console = FakeConsole(input: input)
    #expect(await console.run(arguments) == status)
    let text = try file.map { try String(contentsOfFile: $0, encoding: .utf8) } ?? console.output
    let document = try JSONDocument(parsing: text)
    #expect(try document.faults(by: title) == [])
    if file == nil { #expect(document["status"] == "\(status)") }
    return document
  }

  @Test func sessionsVerdictsAndMapsHaveTheirForm() async throws {
    let input = "tap \"More\"\ntap \"Nothing\"\n"
    let session = try await document("session", ["--json"], status: 1, input: input)
    #expect(session["refusals.0.line"] == "2" && session["log.0"] == "> launch")

    let folder = try TemporaryFolder()
    let path = { (name: String) in folder.url.appending(path: name).path }
    let baseline = path("Shop.txt")
    let map = ["--map", baseline, "--wireframe", "tab-bar", "--hunt", "50", "--json"]
    _ = try await document("verdict", map, status: 0)
    let text = try String(contentsOfFile: baseline, encoding: .utf8)
    let edited = text.replacing("tap \"More\"", with: "tap \"Less\"")
    for (content, verdict, status) in [(text, "same", 0), (edited, "drifted", 4)] {
      try content.write(toFile: baseline, atomically: true, encoding: .utf8)
      let check = try await document(
        "verdict", ["--check", baseline, "--json"], status: Int32(status))
      #expect(check["verdict"] == verdict)
    }

    // The wireframes share the time, so that each has untried places.
    let limited = try await document(
      "verdict", ["--map", path("Few.json"), "--time-limit", "1e-6", "--json"], status: 1)
    #expect(limited["verdict"] == "incomplete" && limited["traps.0"] == nil)
    for place in 0..<3 {
      #expect(limited["maps.\(place).stop"] == "more than 0.0 seconds")
      #expect(limited["maps.\(place).uncovered.0"] != nil)
    }
    let whole = try await document(
      "map", ["--map", path("Shop.json"), "--hunt", "50"], status: 0, in: path("Shop.json"))
    #expect(whole["maps.0.edges.0.cause"] != nil)
    // Another form has faults.
    #expect(try whole.faults(by: "verdict").count > 3)
  }
}

/// A document, which can be held to a schema from the article on the output for programs.
struct JSONDocument {
  private let root: Any

  init(parsing text: String) throws {
    root = try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  /// The value at a path, as text.
  subscript(path: String) -> String? {
    var value: Any? = root
    for name in path.split(separator: ".") {
      if let values = value as? [Any], let place = Int(name) {
        value = values.indices.contains(place) ? values[place] : nil
      } else {
        value = (value as? [String: Any])?[String(name)]
      }
    }
    return value.map { "\($0)" }
  }

  /// Returns the mistakes by the schema with a title.
  ///
  /// The meaning of each keyword is that of https://json-schema.org/draft/2020-12/json-schema-validation
  func faults(by title: String) throws -> [String] {
    let article = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/WireflowCommand/WireflowCommand.docc/OutputForPrograms.md")
    let blocks = try String(contentsOf: article, encoding: .utf8).components(
      separatedBy: "```json\n")
    let schemas = try blocks.dropFirst().map { block in
      try JSONDocument(parsing: block.components(separatedBy: "\n```")[0])
    }
    let schema = try #require(schemas.first { $0["title"] == title })
    return Self.faults(of: root, in: schema.root, at: "", definitions: schema.root)
  }

  private static func faults(
    of value: Any, in part: Any, at path: String, definitions root: Any
  ) -> [String] {
    var schema = part as? [String: Any] ?? [:]
    if let name = (schema["$ref"] as? String)?.split(separator: "/").last {
      let definitions = (root as? [String: Any])?["$defs"] as? [String: Any]
      schema = definitions?[String(name)] as? [String: Any] ?? ["const": "a definition"]
    }
    let values = schema["enum"] as? [Any] ?? schema["const"].map { [$0] }
    var faults: [String] = []
    if let type = schema["type"] as? String, type != name(ofTypeOf: value) {
      faults.append("\(path) is no \(type)")
    }
    if let values, !values.contains(where: { "\($0)" == "\(value)" }) {
      faults.append("\(path) is none of the values")
    }
    let members = value as? [String: Any] ?? [:]
    let known = schema["properties"] as? [String: Any] ?? [:]
    for name in schema["required"] as? [String] ?? [] where members[name] == nil {
      faults.append("\(path)/\(name) is missing")
    }
    for (name, member) in members {
      if let own = known[name] {
        faults += self.faults(of: member, in: own, at: "\(path)/\(name)", definitions: root)
      } else if "\(schema["additionalProperties"] ?? 1)" == "0" {
        faults.append("\(path)/\(name) is not in the schema")
      }
    }
    for item in value as? [Any] ?? [] {
      guard let items = schema["items"] else { continue }
      faults += self.faults(of: item, in: items, at: "\(path)/items", definitions: root)
    }
    return faults
  }

  private static func name(ofTypeOf value: Any) -> String {
    switch value {
    case is String: "string"
    case is [Any]: "array"
    case is [String: Any]: "object"
    case let number as NSNumber:
      ["c": "boolean", "d": "number"][String(cString: number.objCType)] ?? "integer"
    default: "null"
    }
  }
}
