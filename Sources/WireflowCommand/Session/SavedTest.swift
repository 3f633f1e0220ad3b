import Foundation
import Wireflow
import WireflowInteraction

/// A test that plays a session, saved from a page as two files: the session, and the Swift code.
@MainActor
struct SavedTest {
  /// The name of the app.
  let app: String
  /// The name of the wireframe on which the session began.
  let wireframe: String
  /// The name of the module with the app's main flow, if it is known.
  let module: String?
  let folder: URL

  /// Saves steps, and returns a message for the user.
  func save(_ steps: [SessionStep]) throws(CommandLineError) -> String {
    let name = unusedName(at: .now)
    let lines = steps.flatMap(\.lines)
    try (lines.joined(separator: "\n") + "\n").write(to: path("\(name).txt"), as: "the session")
    try code(name, steps).write(to: path("\(name)Tests.swift"), as: "the test")
    return "Saved \(name).txt and \(name)Tests.swift in \(folder.path)"
  }

  private func path(_ file: String) -> String { folder.appending(path: file).path }

  /// Returns the text of the Swift file.
  func code(_ name: String, _ steps: [SessionStep]) -> String {
    let imports =
      ["Foundation", "Testing", "Wireflow", "WireflowTesting"] + (module.map { [$0] } ?? [])
    return """
      \(imports.sorted().map { "import \($0)" }.joined(separator: "\n"))

      /// A session with \(app), which the file \(name).txt beside this one keeps as its log.
      @MainActor
      struct \(name)Tests {
        @Test func leadsToTheSameLog() async throws {
          let folder = URL(filePath: #filePath).deletingLastPathComponent()
          let log = try String(
            contentsOf: folder.appending(path: "\(name).txt"), encoding: .utf8)
          let wireframe = \(variant(of: steps))
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
    let builtIn = WireframeOption(rawValue: wireframe)
    let changes = steps.contains { if case .wireframe = $0.action { true } else { false } }
    if !changes, let builtIn { return "WireframeVariant.\(builtIn.variantName)" }
    return """
      WireframeVariant("\(wireframe)") { stage in
            WireframeSwitch(
              stage: stage,
              variants: [
                .init(name: "tab-bar", title: "Tabs") { TabBarWireframe(stage: $0) },
                .init(name: "hamburger", title: "Drawer") { HamburgerWireframe(stage: $0) },
                .init(name: "split", title: "Columns", formFactor: .regular) {
                  SplitWireframe(stage: $0)
                },
              ], selected: "\(wireframe)")
          }
      """
  }

  private func unusedName(at time: Date) -> String {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "yyyyMMddHHmmss"
    let letters = app.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let app = letters.first?.isLetter == true ? letters : "App"
    let name = "\(app)Session\(format.string(from: time))"
    func isTaken(_ name: String) -> Bool {
      [".txt", "Tests.swift"].contains { access(path(name + $0), F_OK) == 0 }
    }
    return (2..<100).lazy.map { "\(name)n\($0)" }.reduce(name) { isTaken($0) ? $1 : $0 }
  }
}

extension WireframeOption {
  /// The name of the variant in tests.
  fileprivate var variantName: String {
    switch self {
    case .tabBar: "tabBar"
    case .hamburger: "hamburger"
    case .split: "split"
    case .adaptive: "adaptive"
    }
  }
}

extension String {
  /// The name of an app as the beginning of an argument label.
  fileprivate var asLabel: String {
    let letters = filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return letters.prefix(1).lowercased() + letters.dropFirst()
  }
}
