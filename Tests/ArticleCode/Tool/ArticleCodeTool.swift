import Foundation

/// Copies the declarations that articles show as a whole into one file, which tests compile.
@main
enum ArticleCodeTool {
  static func main() throws {
    let paths = CommandLine.arguments.dropFirst()
    guard let output = paths.first else { return }
    let blocks = try paths.dropFirst().flatMap {
      declarations(in: try String(contentsOfFile: $0, encoding: .utf8))
    }
    let imports = ["Observation", "Wireflow", "WireflowRouting", "WireflowWeaving"]
    let texts = blocks.map { "##\"\"\"\n\($0)\n\"\"\"##" }
    let file = """
      \(imports.map { "import \($0)" }.joined(separator: "\n"))

      \(blocks.joined(separator: "\n\n"))

      let codeOfArticles = [
      \(texts.joined(separator: ",\n"))
      ]

      """
    try file.write(toFile: output, atomically: true, encoding: .utf8)
  }

  /// Returns the whole declarations of an article, except those that show how it was before.
  private static func declarations(in article: String) -> [String] {
    // Prose and blocks alternate.
    let parts = article.components(separatedBy: "\n```")
    return parts.indices.filter { !$0.isMultiple(of: 2) }.compactMap { place in
      let (lead, block) = (parts[place - 1].split(separator: "\n").last ?? "", parts[place])
      let code = String(block.drop { $0 != "\n" }.dropFirst())
      let isWhole =
        ["@MainActor", "@Observable", "enum ", "struct "].contains { code.hasPrefix($0) }
        && code.hasSuffix("\n}") && !code.contains("// ...")
      return isWhole && block.hasPrefix("swift\n") && !lead.hasPrefix("Before") ? code : nil
    }
  }
}
