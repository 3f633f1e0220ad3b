import Foundation
import Testing

/// How is for wireframes to say: the rest of the core names none of them, and each is small.
struct VariantNamesTests {
  /// The names of wireframes and of their parts, which no other code may know.
  ///
  /// Drawer, column, dock and container are parts that any wireframe may have. Comments may
  /// give examples.
  private static let words = [
    "tab bar", "tabbar", "hamburger", "split", "sidebar", "adaptive", "phone", "tablet",
    "ipad",
  ]

  @Test func coreOutsideWireframesNamesNoVariant() throws {
    let files = try Self.sources(in: "").filter { !$0.path.hasPrefix("Wireframes/") }

    let found = files.flatMap { file in
      let code = file.code.lowercased()
      return Self.words.filter(code.contains).map { "\(file.path): \($0)" }
    }

    #expect(files.count > 50)
    #expect(found == [])
  }

  @Test func noCommentOutsideWireframesNamesTheTypeOfOne() throws {
    let variants = try Self.variants().map(\.typeName)
    let files = try Self.sources(in: "").filter { !$0.path.hasPrefix("Wireframes/") }

    let found = files.flatMap { file in
      variants.filter(file.text.contains).map { "\(file.path): \($0)" }
    }

    #expect(Set(variants).isSuperset(of: ["TabBarWireframe", "HamburgerWireframe"]))
    #expect(found == [])
  }

  @Test func variantsKnowNoOther() throws {
    let variants = try Self.variants().filter { $0.typeName != "AdaptiveWireframe" }

    let found = variants.flatMap { file in
      variants.map(\.typeName).filter { $0 != file.typeName && file.text.contains($0) }
        .map { "\(file.path): \($0)" }
    }

    #expect(found == [])
  }

  @Test func eachWireframeStaysUnder120Lines() throws {
    let variants = try Self.variants()

    #expect(variants.count >= 4)
    #expect(variants.filter { $0.lines.count >= 120 }.map(\.path) == [])
  }
}

extension VariantNamesTests {
  private struct Source {
    /// The path below the core's folder.
    let path: String
    let text: String

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The text without comments that have a line of their own, without splits of strings, and
    /// without the keyboard for telephone numbers.
    var code: String {
      lines.filter { !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") }
        .joined(separator: "\n").replacingOccurrences(of: ".split(", with: "")
        .replacingOccurrences(of: "telephone", with: "")
    }

    var typeName: String {
      String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
    }
  }

  private static func variants() throws -> [Source] {
    try sources(in: "Wireframes").filter {
      $0.typeName.hasSuffix("Wireframe") && $0.typeName != "ApplicationWireframe"
    }
  }

  private static func sources(in folder: String) throws -> [Source] {
    let core = URL(filePath: #filePath).appending(path: "../../../../Sources/Wireflow")
      .standardizedFileURL
    let paths = try FileManager.default.subpathsOfDirectory(atPath: core.path())
    let code = paths.sorted().filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }
    return try code.filter { $0.hasPrefix(folder) }.map { path in
      Source(path: path, text: try String(contentsOf: core.appending(path: path), encoding: .utf8))
    }
  }
}
