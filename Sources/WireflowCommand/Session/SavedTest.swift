import Foundation
import Wireflow
import WireflowInteraction
import WireflowWeb

/// A test that plays a session, as two files: the lines that it expects, and the Swift code.
@MainActor
struct SavedTest {
  /// The name of the app.
  let app: String
  /// The name of the wireframe on which the session began.
  let wireframe: String
  /// The name of the module with the app's main flow, if it is known.
  let module: String?
  let folder: URL

  /// Saves a test that plays some steps, and returns the names of its files.
  func save(_ steps: [SessionStep]) throws(CommandLineError) -> String {
    let name = unusedName(for: steps)
    let type = name.capitalizingFirst
    let lines = steps.flatMap(\.lines)
    try lines.map { $0 + "\n" }.joined().write(to: path("\(type).txt"), as: "the session")
    try code(name, steps).write(to: path("\(type)Tests.swift"), as: "the test")
    return "\(type)Tests.swift and \(type).txt in \(folder.path)"
  }

  private func path(_ file: String) -> String { folder.appending(path: file).path }

  private func unusedName(for steps: [SessionStep]) -> String {
    func isTaken(_ name: String) -> Bool {
      [".txt", "Tests.swift"].contains { access(path(name.capitalizingFirst + $0), F_OK) == 0 }
    }
    let name = Self.suggestedName(for: steps)
    return (2..<100).lazy.map { "\(name)\($0)" }.reduce(name) { isTaken($0) ? $1 : $0 }
  }

  /// Returns a name that says what the user does last, and where that leads.
  static func suggestedName(for steps: [SessionStep]) -> String {
    guard let last = steps.last(where: { $0.action != .launch }) else { return "launches" }
    let quoted = "\(last.action)".matches(of: /"((?:\\.|[^"\\])*)"/).map { String($0.1) }
    let isTap = "\(last.action)".hasPrefix("tap ")
    let verb = "\(last.action)".prefix { $0 != " " }
    let place =
      last.place.isEmpty || quoted.contains(last.place) ? [] : ["leads", "to", last.place]
    let words =
      ((isTap ? [] : [quoted.isEmpty ? "\(last.action)" : String(verb)]) + quoted.prefix(1) + place)
      .flatMap {
        $0.replacing("'", with: "").split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      }
    let name = words.prefix(8).map { String($0).capitalizingFirst }.joined()
    guard name.first?.isLetter == true else { return "leadsTo\(name)" }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Returns the text of the Swift file.
  private func code(_ name: String, _ steps: [SessionStep]) -> String {
    let imports =
      ["Foundation", "Testing", "Wireflow", "WireflowTesting"] + (module.map { [$0] } ?? [])
    let type = name.capitalizingFirst
    // A single word can be one of Swift's own, such as import.
    let isPlain = name != name.lowercased()
    return """
      \(imports.sorted().map { "import \($0)" }.joined(separator: "\n"))

      /// A session with \(app), whose lines are in the file \(type).txt beside this one.
      @MainActor
      struct \(type)Tests {
        @Test func \(isPlain ? name : "`\(name)`")() async throws {
          let wireframe = \(variant(of: steps))
          let folder = URL(filePath: #filePath).deletingLastPathComponent()
          let log = try String(contentsOf: folder.appending(path: "\(type).txt"), encoding: .utf8)
          // Change this call if the initializer of your app has another name.
          let app = AppDriver(.off(showSkipped: false), on: wireframe) {
            ApplicationController(\(app.asLabel)On: $0, wireframe: $1)
          }

          await app.run(script: log)

          app.expectLog(matches: log)
          await app.finish()
        }
      }

      """
  }

  /// The expression that makes the wireframe, which can change if the session changes it.
  private func variant(of steps: [SessionStep]) -> String {
    let standard = WireframeVariant.standard(named: wireframe)
    let changes = steps.contains { if case .wireframe = $0.action { true } else { false } }
    if !changes, let standard { return "WireframeVariant.\(standard.name.camelCase)" }
    let variants = WireframeVariant.switchable(from: wireframe).map { ".\($0.name.camelCase)" }
    let hint =
      standard == nil ? "      // Add your own wireframe \(wireframe) to the variants.\n" : ""
    return """
      WireframeVariant("\(wireframe)") { stage in
      \(hint)      WireframeSwitch(
              stage: stage,
              variants: [\(variants.joined(separator: ", "))], selected: "\(wireframe)")
          }
      """
  }
}

extension String {
  /// The words between hyphens as one name, such as `tabBar`.
  fileprivate var camelCase: String {
    let words = split(separator: "-")
    return words.dropFirst().reduce(String(words.first ?? "")) { $0 + String($1).capitalizingFirst }
  }

  /// The text with a capital letter at its start, such as the name of a type.
  fileprivate var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The name of an app as the beginning of an argument label.
  fileprivate var asLabel: String {
    let letters = filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return letters.prefix(1).lowercased() + letters.dropFirst()
  }
}
