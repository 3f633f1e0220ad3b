import Foundation
import TestSupport
import Testing
import Wireflow

@testable import WireflowCommand

/// The output for programs has the form that its article describes.
@MainActor
struct JSONOutputTests {
  /// Runs the app, and returns the object that it prints, or else writes, in its form.
  private func document(
    _ title: String, _ arguments: [String], status: Int32, input: String = "",
    in file: String? = nil
  ) async throws -> JSONValue {
    let console = FakeConsole(input: input)
    #expect(await console.run(arguments) == status)
    let text = try file.map { try String(contentsOfFile: $0, encoding: .utf8) } ?? console.output
    let document = try JSONValue(parsing: text)
    #expect(try JSONSchema.named(title).faults(of: document) == [])
    if file == nil { #expect(document["status"] == .number(Double(status))) }
    return document
  }

  @Test func aSessionHasItsForm() async throws {
    let input = "tap \"More\"\ntap \"Nothing\"\n"

    let session = try await document("session", ["--json"], status: 1, input: input)

    #expect(session["refusals"]?[0]?["line"] == .number(2))
    #expect(session["log"]?[0] == .string("> launch"))
  }

  @Test func aVerdictAndAMapHaveTheirForm() async throws {
    let folder = try TemporaryFolder()
    let path = { (name: String) in folder.url.appending(path: name).path }
    let baseline = path("Shop.txt")
    let map = ["--map", baseline, "--wireframe", "tab-bar", "--json"]
    _ = try await document("verdict", map, status: 0)
    let text = try String(contentsOfFile: baseline, encoding: .utf8)
    let edited = text.replacing("tap \"More\"", with: "tap \"Less\"")

    for (content, verdict, status) in [(text, "same", 0), (edited, "drifted", 4)] {
      try content.write(toFile: baseline, atomically: true, encoding: .utf8)
      let check = try await document(
        "verdict", ["--check", baseline, "--json"], status: Int32(status))
      #expect(check["verdict"] == .string(verdict))
    }

    // The wireframes share the time, so that each has untried places.
    let limited = try await document(
      "verdict", ["--map", path("Few.json"), "--time-limit", "1e-6", "--json"], status: 1)
    #expect(limited["verdict"] == .string("incomplete") && limited["traps"] == .array([]))
    for place in 0..<3 {
      let map = limited["maps"]?[place]
      #expect(map?["stop"] == .string("more than 0.0 seconds") && map?["uncovered"]?[0] != nil)
    }
    let whole = try await document(
      "map", ["--map", path("Shop.json")], status: 0, in: path("Shop.json"))
    #expect(whole["maps"]?[0]?["edges"]?[0]?["cause"] != nil)
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

/// A value of a JSON document.
enum JSONValue: Equatable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(parsing text: String) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  subscript(name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  subscript(place: Int) -> JSONValue? {
    if case .array(let values) = self, values.indices.contains(place) { values[place] } else { nil }
  }

  var type: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .number(let number): number == number.rounded() ? "integer" : "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}

/// A schema from the article on the output for programs, with the keywords that it uses.
///
/// The meaning of each keyword is that of https://json-schema.org/draft/2020-12/json-schema-validation
struct JSONSchema {
  let root: JSONValue

  /// Returns the schema of the article with a title.
  static func named(_ title: String) throws -> JSONSchema {
    let article = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/WireflowCommand/WireflowCommand.docc/OutputForPrograms.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    for block in text.components(separatedBy: "```json\n").dropFirst() {
      let value = try JSONValue(parsing: block.components(separatedBy: "\n```")[0])
      if value["title"] == .string(title) { return JSONSchema(root: value) }
    }
    throw CocoaError(.fileReadNoSuchFile)
  }

  /// Returns the mistakes in a document.
  func faults(of value: JSONValue) -> [String] { faults(of: value, in: root, at: "") }

  /// Returns the definition to which a schema refers, or else the schema itself.
  private func resolved(_ schema: JSONValue) -> JSONValue {
    guard case .string(let reference)? = schema["$ref"] else { return schema }
    let name = reference.replacing("#/$defs/", with: "")
    return root["$defs"]?[name] ?? .object(["const": .string("no definition \(reference)")])
  }

  private func faults(
    of value: JSONValue, in part: JSONValue, at path: String
  ) -> [String] {
    let schema = resolved(part)
    var faults: [String] = []
    if case .string(let type)? = schema["type"], value.type != type {
      faults.append("\(path) is \(value.type), not \(type)")
    }
    if let constant = schema["const"], constant != value { faults.append("\(path) is another one") }
    if case .array(let values)? = schema["enum"], !values.contains(value) {
      faults.append("\(path) is none of the values")
    }
    if case .array(let names)? = schema["required"] {
      for case .string(let name) in names where value[name] == nil {
        faults.append("\(path)/\(name) is missing")
      }
    }
    if case .object(let members) = value, case .object(let known)? = schema["properties"] {
      for (name, member) in members {
        if let own = known[name] {
          faults += self.faults(of: member, in: own, at: "\(path)/\(name)")
        } else if schema["additionalProperties"] == .bool(false) {
          faults.append("\(path)/\(name) is not in the schema")
        }
      }
    }
    if case .array(let values) = value, let items = schema["items"] {
      for (place, item) in values.enumerated() {
        faults += self.faults(of: item, in: items, at: "\(path)/\(place)")
      }
    }
    return faults
  }
}
