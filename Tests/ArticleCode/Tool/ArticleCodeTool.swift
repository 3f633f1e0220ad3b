import Foundation

/// Copies the declarations that articles show as a whole into one file, which tests compile.
@main
enum ArticleCodeTool {
  /// The arguments are the file, modules to import and articles, and then articles to list.
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().split(separator: "--list")
    guard let own = arguments.first?.dropFirst(), let output = arguments.first?.first else {
      return
    }
    let imports = own.filter { !$0.hasSuffix(".md") }.map { "import \($0)" }
    let compiled = try declarations(in: own.filter { $0.hasSuffix(".md") })
    let listed = try declarations(in: arguments.count > 1 ? Array(arguments[1]) : [])
    let texts = listed.map { "##\"\"\"\n\($0)\n\"\"\"##" }
    let file = """
      \(imports.joined(separator: "\n"))

      \(compiled.joined(separator: "\n\n"))

      let codeOfArticles: [String] = [
      \(texts.joined(separator: ",\n"))
      ]

      """
    try file.write(toFile: output, atomically: true, encoding: .utf8)
  }

  /// Returns the whole declarations of articles, except those that show how it was before.
  private static func declarations(in paths: [String]) throws -> [String] {
    try paths.flatMap { path in
      // Prose and blocks alternate.
      let parts = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n```")
      return parts.indices.filter { !$0.isMultiple(of: 2) }.compactMap { place in
        let (lead, block) = (parts[place - 1].split(separator: "\n").last ?? "", parts[place])
        let code = String(block.drop { $0 != "\n" }.dropFirst())
        let declaration = code.replacing(/^(?:\/\/\/[^\n]*\n)+(?=@)/, with: "")
        let isWhole =
          ["@MainActor", "@Observable", "enum ", "extension ", "struct "]
          .contains { declaration.hasPrefix($0) }
          && code.hasSuffix("\n}") && !code.contains("// ...")
        return isWhole && block.hasPrefix("swift\n") && !lead.hasPrefix("Before") ? code : nil
      }
    }
  }
}
