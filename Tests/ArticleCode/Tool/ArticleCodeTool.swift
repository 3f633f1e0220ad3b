import Foundation

/// Copies the declarations that articles show as a whole into one file, which tests compile.
@main
enum ArticleCodeTool {
  /// The arguments are the file, the place that its code tells, modules to import and articles, and
  /// then articles to list.
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().split(separator: "--list")
    guard let paths = arguments.first?.prefix(2), let output = paths.first, let place = paths.last,
      let own = arguments.first?.dropFirst(2)
    else { return }
    let (articles, modules) = (own.filter(isArticle), own.filter { !isArticle($0) })
    let imports = modules.map { "import \($0)" }
    let compiled = try articles.flatMap { article in
      try declarations(in: article).map { code in
        let flow = article.split(separator: "#").last ?? ""
        return isFunction(code)
          ? "extension \(flow) {\n\(code.replacing("private func", with: "func"))\n}" : code
      }
    }
    let listed = try arguments.dropFirst().joined().flatMap(declarations)
    let texts = listed.map { "##\"\"\"\n\($0)\n\"\"\"##" }
    let file = """
      \(imports.joined(separator: "\n"))

      #sourceLocation(file: "\(place)", line: 1)
      \(compiled.joined(separator: "\n\n"))

      let codeOfArticles: [String] = [
      \(texts.joined(separator: ",\n"))
      ]

      """
    try file.write(toFile: output, atomically: true, encoding: .utf8)
  }

  private static func isArticle(_ argument: String) -> Bool { argument.contains(".md") }

  private static func isFunction(_ code: String) -> Bool {
    code.hasPrefix("func ") || code.hasPrefix("private func ")
  }

  /// Returns the whole declarations of an article, except those that show how it was before.
  ///
  /// Functions are among them if the path is followed by a number sign and the flow that has them.
  private static func declarations(in article: String) throws -> [String] {
    let path = article.split(separator: "#")
    // Prose and blocks alternate.
    let parts = try String(contentsOfFile: String(path[0]), encoding: .utf8)
      .components(separatedBy: "\n```")
    return parts.indices.filter { !$0.isMultiple(of: 2) }.compactMap { place in
      let (lead, block) = (parts[place - 1].split(separator: "\n").last ?? "", parts[place])
      let code = String(block.drop { $0 != "\n" }.dropFirst())
      let declaration = code.replacing(/^(?:\/\/\/[^\n]*\n)+(?=@)/, with: "")
      let begins =
        ["@MainActor", "@Observable", "actor ", "enum ", "extension ", "struct "]
        .contains { declaration.hasPrefix($0) } || path.count > 1 && isFunction(code)
      let isWhole = begins && code.hasSuffix("\n}") && !code.contains("// ...")
      return isWhole && block.hasPrefix("swift\n") && !lead.hasPrefix("Before") ? code : nil
    }
  }
}
