import Foundation
import Testing
import WireflowTesting

/// The documentation of all modules, of which the compiler and DocC have made graphs and archives.
struct PublishedTests {
  @Test(.enabled(if: Published.graphs != nil), arguments: try Published.modules.get())
  func commentsEachPublicSymbol(module: String) throws {
    let graphs = try graphs(of: module)

    #expect(graphs.contains { !$0.own.isEmpty })
    #expect(graphs.flatMap(\.uncommented).sorted() == [])
  }

  /// A new public symbol is a decision: whoever adds one also adds it to the list of its module.
  @Test(.enabled(if: Published.graphs != nil), arguments: try Published.modules.get())
  func listsEachPublicSymbol(module: String) throws {
    let names = Set(try graphs(of: module).flatMap(\.own).map(\.name))

    assertSnapshot(
      of: names.sorted().joined(separator: "\n"), directory: "Symbols")
  }

  private func graphs(of module: String) throws -> [SymbolGraph] {
    let folder = try #require(Published.graphs)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0 == "\(module).symbols.json" || $0.hasPrefix("\(module)@") && $0.hasSuffix(".symbols.json")
    }
    #expect(names.contains("\(module).symbols.json"))
    return try names.map { try read(SymbolGraph.self, folder.appending(path: $0)) }
  }

  @Test(.enabled(if: Published.archives != nil), arguments: try Published.modules.get())
  func findsAPlaceForEachSymbol(module: String) throws {
    let folder = try #require(Published.archives)
      .appending(path: "\(module).doccarchive/data/documentation")
    let pages = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }
      .map { try read(DocumentationPage.self, folder.appending(path: $0)) }

    #expect(!pages.isEmpty)
    #expect(pages.flatMap(\.uncurated).sorted() == [])
  }

  private func read<Value: Decodable>(_ type: Value.Type, _ file: URL) throws -> Value {
    try JSONDecoder().decode(type, from: Data(contentsOf: file))
  }
}

/// The symbol graphs and archives of an earlier run of the compiler and of DocC.
enum Published {
  /// The folder of the symbol graphs.
  static let graphs = folder("WIREFLOW_SYMBOL_GRAPHS")
  /// The folder of the converted archives.
  static let archives = folder("WIREFLOW_ARCHIVES")

  /// The modules, each of which is a folder and a product.
  static let modules = Result {
    try Repository.names(in: "Sources").filter { !$0.hasPrefix(".") }
  }

  private static func folder(_ variable: String) -> URL? {
    ProcessInfo.processInfo.environment[variable].map { URL(filePath: $0) }
  }
}

/// The symbols of a module, or its additions to another one, as the compiler writes them.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier, displayName: String }
    struct Comment: Decodable { let lines: [Line] }
    struct Line: Decodable { let text: String }

    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let docComment: Comment?

    /// The kind and the path, such as `structure Door.Lock`.
    var name: String {
      "\(kind.displayName.lowercased()) \(pathComponents.joined(separator: "."))"
    }

    var hasComment: Bool {
      docComment?.lines.contains { $0.text.contains { !$0.isWhitespace } } == true
    }
  }

  struct Relationship: Decodable {
    struct Origin: Decodable {}

    let source, kind: String
    let sourceOrigin: Origin?
  }

  let symbols: [Symbol]
  let relationships: [Relationship]

  /// The symbols that inherit no comment.
  ///
  /// A symbol that fulfils a requirement or overrides a member does: if the requirement is ours, it
  /// is checked in its own place, and if it is not (as those of Hashable), there is nothing to add.
  var own: [Symbol] {
    let inheriting = Set(
      relationships.lazy
        .filter {
          $0.sourceOrigin != nil || ["defaultImplementationOf", "overrides"].contains($0.kind)
        }.map(\.source))
    return symbols.filter {
      !inheriting.contains($0.identifier.precise) && $0.kind.identifier != "swift.extension"
    }
  }

  /// The names of the symbols that have no comment but should.
  var uncommented: [String] {
    own.filter { !$0.hasComment }.map(\.name)
  }
}

/// A page of an archive that DocC has converted.
struct DocumentationPage: Decodable {
  struct Identifier: Decodable { let url: String }
  struct Metadata: Decodable { let symbolKind: String? }
  struct Section: Decodable {
    let title: String?
    let generated: Bool?
    let identifiers: [String]
  }

  let identifier: Identifier
  let kind: String
  let metadata: Metadata
  let topicSections: [Section]?

  /// The most members that DocC may sort by their kinds.
  private static let large = 15

  /// The headings that DocC has made, each with its symbols.
  ///
  /// DocC puts whatever no page names under headings of its own, such as "Structures". The front
  /// page of a module may have none of these, and neither may a type with many members of more
  /// kinds than one, the cases of an enum aside, nor a type of which others are named.
  var uncurated: [String] {
    let sections = (topicSections ?? []).filter { $0.title != "Default Implementations" }
    var made = sections.filter { $0.generated == true }
    if metadata.symbolKind != "module" {
      guard kind == "symbol" else { return [] }
      if made.count == sections.count {
        made.removeAll { $0.title == "Enumeration Cases" }
        guard made.count > 1, made.map(\.identifiers.count).reduce(0, +) > Self.large else {
          return []
        }
      }
    }
    return made.map { section in
      let names = section.identifiers.map { $0.split(separator: "/").last ?? "" }
      return "\(identifier.url): under \(section.title ?? ""): \(names.joined(separator: ", "))"
    }
  }
}
